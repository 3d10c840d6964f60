package statics.diff_kept_final_constant;

// A private constant that was computed and is now a number: the same for all callers.
// diff: statics.diff_kept_final_constant.Fees::fee => EQUIVALENT
public final class Fees {
    private static final int BASE = "15 cents".length() + 7;

    private Fees() {}

    public static int fee(int pages) {
        return pages <= 0 ? BASE : 2 * pages + BASE;
    }
}
