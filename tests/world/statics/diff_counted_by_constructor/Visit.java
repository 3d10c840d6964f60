package statics.diff_counted_by_constructor;

/** Shared by both versions: every visit counts itself. */
public final class Visit {
    static final int[] COUNT = new int[1];

    public Visit() {
        COUNT[0]++;
    }
}
