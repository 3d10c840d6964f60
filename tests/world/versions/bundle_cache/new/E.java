package versions.bundle_cache;

final class E {
    static int f() {
        return 1;
    }
}
