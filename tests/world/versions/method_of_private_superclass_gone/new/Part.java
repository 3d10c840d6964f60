package versions.method_of_private_superclass_gone;

final class Part {
    private static class Base {
        int other;
    }

    static final class Given extends Base { }

    static int twice(int x) { return x + x; }
}
