package aliases.check_record_argument_checked_once;

// The record checked its cell when it was made; the cell has changed since.
// check: aliases.check_record_argument_checked_once.Scale::weigh(Box)
public final class Scale {
    public static int weigh(Box box) {
        if (box == null) {
            return 0;
        }
        int level = box.cell().level;
        assert level >= 0;
        return level;
    }
}
record Box(Cell cell) {
    Box {
        if (cell.level < 0) {
            throw new IllegalArgumentException();
        }
    }
}
final class Cell {
    int level;
}
