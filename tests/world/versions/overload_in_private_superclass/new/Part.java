package versions.overload_in_private_superclass;

final class Part {
    private static class Base {
        int one(Object x) { return 1; }

        int one(String x) { return 2; }
    }

    static final class Given extends Base { }

    static int twice(int x) { return x + x; }
}
