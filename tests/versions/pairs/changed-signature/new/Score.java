public class Score {
    public static int total(int hits, int misses, boolean bonus) {
        int points = weigh(misses, hits);
        return bonus ? points + weigh(0, 1) : points;
    }

    private static int weigh(int bad, int good) {
        return 3 * good - bad;
    }
}
