// Callers reach a static method of a private class by the name of one below it.
// diff:
package versions.static_method_of_private_superclass;

final class Part {
    private static class Base {
        static int one() { return 1; }
    }

    static final class Given extends Base { }

    static int twice(int x) { return x * 2; }
}
