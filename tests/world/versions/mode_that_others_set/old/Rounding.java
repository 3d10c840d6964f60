package versions.mode_that_others_set;

public class Rounding {
    private static boolean up;

    static void roundUp(boolean on) {
        up = on;
    }

    static int half(int n) {
        return up ? (n + 1) / 2 : n / 2;
    }
}
