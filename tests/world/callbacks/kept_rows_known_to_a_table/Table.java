// The rows are values of a private map: keys of callers never see them. A method that they inherit and nobody calls gives nothing away.
// generate: callbacks.kept_rows_known_to_a_table.Table => 1
package callbacks.kept_rows_known_to_a_table;

import java.util.HashMap;
import java.util.Map;

public final class Table {
    abstract static class Line {
        Line same() {
            return this;
        }
    }

    private static final class Row extends Line {
        int cells(int more) {
            if (more < 0) {
                return -1;
            }
            return more + 1;
        }
    }

    private final Map<Object, Row> rows = new HashMap<>();

    public void add(Object key) {
        rows.put(key, new Row());
    }

    public int cells(Object key) {
        Row row = rows.get(key);
        return row == null ? 0 : row.cells(2);
    }
}
