package aliases.check_swap_by_sum;

/** A value. */
public final class Cell {
    int value;

    public Cell(int value) {
        this.value = value;
    }
}
