package statics.kept_table_inside;

// The table is private, never handed out and never written: what it holds is known for all callers.
// generate: statics.kept_table_inside.Grades => 1
public final class Grades {
    private static final int[] LIMITS = {50, 70, 90};

    private Grades() {}

    public static int points(boolean bonus) {
        int limit = bonus ? LIMITS[2] : LIMITS[0];
        if (limit > 90) {
            return 0;
        }
        return limit;
    }
}
