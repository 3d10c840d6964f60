public class Speed {
    public static boolean fine(int kmh) {
        return kmh <= Rules.MOST;
    }
}
