package making.neighbour_is_a_subclass;

/** A cell with a neighbour. */
public class Cell {
    private int heat;

    public void warm(int by) {
        heat = Math.min(9, heat + (by & 3));
    }

    public int heat() {
        return heat;
    }
}
