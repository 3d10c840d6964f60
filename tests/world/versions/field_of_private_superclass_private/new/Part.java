package versions.field_of_private_superclass_private;

final class Part {
    private static class Base {
        private int one = 1;
    }

    static final class Given extends Base { }

    static int twice(int x) { return x + x; }
}
