public class Limits {
    private static final int MOST = 1 << 10;
    private static final int LEAST = -20;

    public static boolean fits(int value, int margin) {
        return margin >= 0 && value >= LEAST && value <= MOST;
    }
}
