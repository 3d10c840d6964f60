package versions.array_held_twice;

final class Cells {
    private static final int[] CELLS = new int[2];
    private static final Object SAME = CELLS;

    static void load() {
        ((int[]) SAME)[0] = Source.next();
    }

    static int first() {
        return CELLS[0];
    }
}
