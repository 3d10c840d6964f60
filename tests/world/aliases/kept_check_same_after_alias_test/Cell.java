package aliases.kept_check_same_after_alias_test;

/** A value. */
public final class Cell {
    int value;

    public Cell(int value) {
        this.value = value;
    }
}
