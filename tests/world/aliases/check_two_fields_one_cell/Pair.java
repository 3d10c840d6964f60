package aliases.check_two_fields_one_cell;

// Both fields may hold the same counter.
// check: aliases.check_two_fields_one_cell.Pair::raiseLeft()
public final class Pair {
    private final Counter left;
    private final Counter right;

    public Pair(Counter left, Counter right) {
        this.left = left == null ? new Counter() : left;
        this.right = right == null ? new Counter() : right;
    }

    public void raiseLeft() {
        int before = right.value;
        left.value = before + 1;
        assert right.value == before;
    }
}
