package statics.diff_kept_private_table;

// The table is private, never written and never handed out: looking into it and a switch are the same.
// diff: statics.diff_kept_private_table.Seasons::days => EQUIVALENT
public final class Seasons {
    private static final int[] DAYS = {90, 92, 93, 90};

    private Seasons() {}

    public static int days(int season) {
        if (season == 1) {
            return 92;
        }
        if (season == 2) {
            return 93;
        }
        return season == 0 || season == 3 ? DAYS[0] : -1;
    }
}
