package versions.builder_count;

final class Names {
    private int n;

    String next(String p) {
        return n++ < 3 ? p + (n - 1) : p;
    }
}
