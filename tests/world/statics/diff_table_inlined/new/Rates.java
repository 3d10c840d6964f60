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
        switch (group) {
            case 0: return 5;
            case 1: return 10;
            case 2: return 20;
            default: return 0;
        }
    }
}
