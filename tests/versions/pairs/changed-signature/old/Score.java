public class Score {
    public static int total(int hits, int misses, boolean bonus) {
        int points = weigh(hits, misses, 3);
        return bonus ? points + weigh(1, 0, 3) : points;
    }

    private static int weigh(int good, int bad, int factor) {
        return good * factor - bad;
    }
}
