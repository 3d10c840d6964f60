public class Clamp {
    public static int to(int value) {
        int low = Math.max(value, 0);
        if (low < 0) {
            return -7;
        }
        return Math.min(low, 255);
    }
}
