// The changed branch needs a mode that only another method sets.
// diff: versions.mode_that_others_set.Rounding::half
package versions.mode_that_others_set;

public class Rounding {
    private static boolean up;

    static void roundUp(boolean on) {
        up = on;
    }

    static int half(int n) {
        return up ? (n + 2) / 2 : n / 2;
    }
}
