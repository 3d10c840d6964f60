package aliases.check_two_fields_one_cell;

/** Counts. */
public final class Counter {
    int value;
}
