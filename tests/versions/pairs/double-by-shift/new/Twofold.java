public class Twofold {
    public static long of(int x, long y) {
        return (x << 1) + (y << 3);
    }
}
