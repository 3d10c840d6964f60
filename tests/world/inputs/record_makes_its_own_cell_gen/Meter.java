package inputs.record_makes_its_own_cell_gen;

/** A meter with a cell of its own. */
public record Meter(int limit, int[] cell) {
    public Meter(int limit) {
        this(limit, new int[1]);
    }

    public Meter {
        cell = new int[] {0};
    }
}
