package aliases.check_existing_row_is_given;

// putIfAbsent gives the row that is there already.
// check: aliases.check_existing_row_is_given.Rows::first()
import java.util.HashMap;
import java.util.Map;

public final class Rows {
    private final Map<String, int[]> rows = new HashMap<>();

    public Rows() {
        rows.put("a", new int[] {1});
    }

    public int[] row() {
        return rows.putIfAbsent("a", new int[] {1});
    }

    public int first() {
        int first = rows.get("a")[0];
        assert first == 1;
        return first;
    }
}
