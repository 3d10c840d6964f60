package aliases.diff_shared_empty_buffer;

// A constant that is shared instead of a new array each time; callers write into it.
// diff: aliases.diff_shared_empty_buffer.Blank::row => DIFFERENT
public class Blank {
    private static final int[] ROW = new int[2];

    public static int[] row() {
        return ROW;
    }
}
