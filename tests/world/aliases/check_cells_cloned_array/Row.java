// A copy of an array holds the same cells.
// check: aliases.check_cells_cloned_array.Row::first()
package aliases.check_cells_cloned_array;

public final class Row {
    private final Cell[] cells;

    public Row(Cell cell) {
        if (cell == null || cell.v != 0) {
            throw new IllegalArgumentException();
        }
        Cell[] all = {cell};
        cells = all.clone();
    }

    public int first() {
        assert cells[0].v == 0;
        return cells[0].v;
    }
}

final class Cell {
    int v;
}
