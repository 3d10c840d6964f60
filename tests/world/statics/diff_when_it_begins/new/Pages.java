package statics.diff_when_it_begins;

// Both sizes are 20, unless a setting was changed before the class was first used.
// diff: statics.diff_when_it_begins.Pages::count
public final class Pages {
    private static final int SIZE = 20;

    private Pages() {}

    public static int count(int rows) {
        return rows <= 0 ? 0 : (rows - 1) / SIZE + 1;
    }
}
