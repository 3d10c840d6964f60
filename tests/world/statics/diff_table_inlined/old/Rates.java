package statics.diff_table_inlined;

// The table was handed out, so callers could change it; the new version no longer looks into it.
// diff: statics.diff_table_inlined.Rates::rate
public final class Rates {
    private static final int[] TABLE = {5, 10, 20};

    private Rates() {}

    public static int[] table() {
        return TABLE;
    }

    public static int rate(int group) {
        if (group < 0 || group > 2) {
            return 0;
        }
        return TABLE[group];
    }
}
