package versions.static_method_of_private_superclass;

final class Part {
    private static class Base {
        static int one() { return 2; }
    }

    static final class Given extends Base { }

    static int twice(int x) { return x + x; }
}
