package aliases.diff_wrapper_of_the_argument;

// The new wrapper takes a copy of the value when it is made; the old one asks the cell each time.
public class Wrap {
    private final Cell cell;
    private final int first;

    public Wrap(Cell cell) {
        this.cell = cell;
        this.first = cell.value;
    }

    public int get() {
        return first;
    }
}
// diff:
