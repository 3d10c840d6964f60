package aliases.diff_two_fields_one_cell;

/** A value. */
public final class Cell {
    int value;
}
