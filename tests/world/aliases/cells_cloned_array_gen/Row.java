// A copy of an array holds the same cells.
// generate: aliases.cells_cloned_array_gen.Row
package aliases.cells_cloned_array_gen;

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
        if (cells[0].v != 0) { // tempts
            return -1;
        }
        return 0;
    }
}

final class Cell {
    int v;
}
