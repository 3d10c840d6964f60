package versions.filled_from_what_a_filler_reads;

final class Store {
    private static final int[] CELLS = new int[1];

    static void load() {
        Filler.fill(CELLS);
    }

    static int get() {
        return CELLS[0];
    }
}
