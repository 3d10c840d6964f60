package aliases.check_new_cell_kept_twice;

// The new cell goes into the private array, and to the caller.
// check: aliases.check_new_cell_kept_twice.Row::first()
public final class Row {
    private final Cell[] cells = new Cell[1];

    public Row(Cell[] out) {
        Cell cell = new Cell();
        cells[0] = cell;
        out[0] = cell;
    }

    public int first() {
        int level = cells[0].level;
        assert level == 0;
        return level;
    }
}
final class Cell {
    int level;
}
