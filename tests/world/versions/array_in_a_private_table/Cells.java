package versions.array_in_a_private_table;

final class Cells {
    private static final int[] CELLS = new int[2];
    private static final int[][] TABLE = {CELLS};

    static void load() {
        TABLE[0][0] = Source.next();
    }

    static int first() {
        return CELLS[0];
    }
}
