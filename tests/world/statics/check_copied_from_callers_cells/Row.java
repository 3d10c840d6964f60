package statics.check_copied_from_callers_cells;

// The array is the row's own, but what is copied into it belongs to the caller.
// check: statics.check_copied_from_callers_cells.Row::first()
public final class Row {
    private final Cell[] cells = new Cell[1];

    public Row(Cell[] given) {
        if (given[0].level < 0) {
            throw new IllegalArgumentException();
        }
        System.arraycopy(given, 0, cells, 0, 1);
    }

    public int first() {
        int level = cells[0].level;
        assert level >= 0;
        return level;
    }
}
final class Cell {
    int level;
}
