package versions.permit;

final class E {
    static int f() {
        return 1;
    }
}
