public class Ticker {
    private static int ticks;

    public static int tick(int by) {
        if (by > 0) {
            ticks += by;
        }
        return by;
    }
}
