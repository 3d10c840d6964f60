package statics.check_for_each_shows_elements;

// forEach shows the arrays in the list to the caller.
// check: statics.check_for_each_shows_elements.Rows::first()
import java.util.List;
import java.util.function.Consumer;

public final class Rows {
    private static final List<int[]> ROWS = List.of(new int[] {1});

    private Rows() {}

    public static void each(Consumer<int[]> c) {
        ROWS.forEach(c);
    }

    public static int first() {
        assert ROWS.get(0)[0] == 1;
        return 1;
    }
}
