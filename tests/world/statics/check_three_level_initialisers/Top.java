package statics.check_three_level_initialisers;

// The grandchild's table is asked by the grandparent.
// check: statics.check_three_level_initialisers.Top::all()
public class Top {
    static final int ALL = Bottom.count() + 1;

    public static int all() {
        assert ALL == 3;
        return ALL;
    }
}

class Middle extends Top {}

final class Bottom extends Middle {
    private static final int[] ROWS = {4, 5};

    static int count() {
        return ROWS == null ? 0 : ROWS.length;
    }
}
