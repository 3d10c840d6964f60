/** The smallest: one decision, one condition, and one that is only a value. */
public class OneLiner {
    public static int sign(int x) {
        return x < 0 ? -1 : 1;
    }

    public static boolean positive(int x) {
        return x > 0;
    }
}
