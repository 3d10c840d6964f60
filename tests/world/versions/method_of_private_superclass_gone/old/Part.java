// A private class loses a method that one which callers name inherits.
// diff:
package versions.method_of_private_superclass_gone;

final class Part {
    private static class Base {
        int one() { return 1; }
    }

    static final class Given extends Base { }

    static int twice(int x) { return x * 2; }
}
