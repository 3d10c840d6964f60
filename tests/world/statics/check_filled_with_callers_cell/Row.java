package statics.check_filled_with_callers_cell;

// The array is the row's own, but what it is filled with belongs to the caller.
// check: statics.check_filled_with_callers_cell.Row::first()
import java.util.Arrays;

public final class Row {
    private final Cell[] cells = new Cell[2];

    public Row(Cell cell) {
        if (cell.level < 0) {
            throw new IllegalArgumentException();
        }
        Arrays.fill(cells, cell);
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
