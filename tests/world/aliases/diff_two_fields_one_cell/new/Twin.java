package aliases.diff_two_fields_one_cell;

// Both constructors leave two cells of value zero; in the new version they are one.
public final class Twin {
    final Cell left;
    final Cell right;

    public Twin() {
        left = new Cell();
        right = left;
    }
}
// diff: => DIFFERENT
