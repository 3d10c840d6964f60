// A class no longer inherits from a private one, which is gone.
// diff:
package versions.private_superclass_gone;

final class Part {
    private static class Base {
        int one() { return 1; }
    }

    static final class Given extends Base { }

    static int twice(int x) { return x * 2; }
}
