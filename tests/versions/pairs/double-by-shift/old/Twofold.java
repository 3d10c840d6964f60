public class Twofold {
    public static long of(int x, long y) {
        return x * 2 + y * 8;
    }
}
