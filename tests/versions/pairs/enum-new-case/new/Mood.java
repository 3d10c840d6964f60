public class Mood {
    public static int colour(Feeling feeling) {
        if (feeling == null) {
            return -1;
        }
        switch (feeling) {
            case GOOD:
                return 1;
            case BAD:
                return 2;
            case MIXED:
                return 3;
            default:
                return 0;
        }
    }
}
