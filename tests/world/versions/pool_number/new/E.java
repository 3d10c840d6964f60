package versions.pool_number;

final class E {
    static int f() {
        return 1;
    }
}
