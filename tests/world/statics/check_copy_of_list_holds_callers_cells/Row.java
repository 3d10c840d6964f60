package statics.check_copy_of_list_holds_callers_cells;

// The copy of the list is the row's own, but what it holds belongs to the caller.
// check: statics.check_copy_of_list_holds_callers_cells.Row::first()
import java.util.List;

public final class Row {
    private final List<Cell> cells;

    public Row(Cell cell) {
        this(List.of(cell));
        if (cell.level < 0) {
            throw new IllegalArgumentException();
        }
    }

    private Row(List<Cell> cells) {
        this.cells = List.copyOf(cells);
    }

    public int first() {
        int level = cells.get(0).level;
        assert level >= 0;
        return level;
    }
}
final class Cell {
    int level;
}
