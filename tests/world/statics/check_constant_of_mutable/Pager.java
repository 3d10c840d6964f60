package statics.check_constant_of_mutable;

// The size is final, and what it is depends on when the class was first used.
// check: statics.check_constant_of_mutable.Pager::pages(int)
public final class Pager {
    private static final int SIZE = Config.page;

    private Pager() {}

    public static int pages(int rows) {
        if (rows <= 0) {
            return 0;
        }
        assert SIZE > 0 : "no rows fit";
        return rows / SIZE + 1;
    }
}
