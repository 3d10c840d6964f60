public class Limits {
    public static boolean fits(int value, int margin) {
        return margin >= 0 && value >= Bounds.LEAST && value <= Bounds.MOST;
    }
}
