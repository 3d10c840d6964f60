package versions.constant_moved_up_private;

final class P {
    private static class R { static final int MAX = Integer.parseInt("5"); }
    static final class Q extends R {  static int twice(int x) { return 2 * x; } }
}
