package statics.check_visitor_gets_the_row;

// The visitor is code of the caller, and is shown the rows themselves.
// check: statics.check_visitor_gets_the_row.Grid::cell()
public final class Grid {
    private static final int[][] CELLS = new int[2][2];

    public interface Visitor {
        void row(int[] cells);
    }

    private Grid() {}

    public static void walk(Visitor v) {
        for (int[] row : CELLS) {
            v.row(row);
        }
    }

    public static int cell() {
        assert CELLS[1][1] == 0;
        return CELLS[1][1];
    }
}
