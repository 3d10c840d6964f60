// A constant that compilers copy becomes none where it moves to a private superclass.
// diff:
package versions.constant_moved_up_private;

final class P {
    private static class R {  }
    static final class Q extends R { static final int MAX = 5; static int twice(int x) { return x + x; } }
}
