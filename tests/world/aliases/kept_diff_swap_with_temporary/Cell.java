package aliases.kept_diff_swap_with_temporary;

/** A value. */
public final class Cell {
    int value;

    public Cell(int value) {
        this.value = value;
    }
}
