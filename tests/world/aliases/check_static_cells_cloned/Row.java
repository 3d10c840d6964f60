// A copy of an array holds the same cells.
// check: aliases.check_static_cells_cloned.Row::first()
package aliases.check_static_cells_cloned;

public final class Row {
    static final Cell ORIGIN = new Cell();
    private static final Cell[] CELLS = new Cell[] {ORIGIN}.clone();

    public static int first() {
        assert CELLS[0].v == 0;
        return CELLS[0].v;
    }
}

final class Cell {
    int v;
}
