public class Clamp {
    public static int to(int value) {
        int low = Math.max(value, 0);
        return Math.min(low, 255);
    }
}
