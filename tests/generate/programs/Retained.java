/** Objects of the caller that are kept: it may change them afterwards, so that a difference is not impossible. */
public class Retained {
    private final int[] cells;
    private final int first;

    public Retained(int[] cells) {
        if (cells.length != 2) {
            throw new IllegalArgumentException("two cells");
        }
        this.cells = cells;
        first = cells[0];
    }

    // Open: true if the caller changes its array.
    public boolean changed() {
        return cells[0] != first;
    }
}
