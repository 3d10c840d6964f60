package statics.check_array_in_list_of_returned;

// List.of holds an array that is handed out by index.
// check: statics.check_array_in_list_of_returned.Rows::first()
import java.util.List;

public final class Rows {
    private static final List<int[]> ROWS = List.of(new int[] {1, 2}, new int[] {3});

    private Rows() {}

    public static int[] row(int at) {
        return ROWS.get(at);
    }

    public static int first() {
        int n = ROWS.get(0)[0];
        assert n == 1;
        return n;
    }
}
