package aliases.diff_wrapper_of_the_argument;

/** A value. */
public final class Cell {
    int value;
}
