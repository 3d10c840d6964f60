package statics.row_taken_and_written;

// A local variable holds a row of the private table and writes into it.
// generate: statics.row_taken_and_written.Levels
public final class Levels {
    private static final int[][] TABLE = {{1, 2}, {3, 4}};

    private Levels() {}

    public static void raise(int at) {
        int[] row = TABLE[at & 1];
        row[0] += 10;
    }

    public static boolean high() {
        if (TABLE[0][0] > 5) { // tempts
            return true;
        }
        return false;
    }
}
