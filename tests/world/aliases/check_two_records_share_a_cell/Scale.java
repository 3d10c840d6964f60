package aliases.check_two_records_share_a_cell;

// The second record changes the cell that the first has checked.
// check: aliases.check_two_records_share_a_cell.Scale::both(Box,Box)
public final class Scale {
    public static int both(Box first, Box second) {
        if (first == null || second == null) {
            return 0;
        }
        int level = first.cell().level;
        assert level == 1;
        return level;
    }
}
record Box(Cell cell, int level) {
    Box {
        cell.level = level;
        if (level != 1 && level != 2) {
            throw new IllegalArgumentException();
        }
        if (level == 2) {
            throw new IllegalStateException();
        }
    }
}
final class Cell {
    int level;
}
