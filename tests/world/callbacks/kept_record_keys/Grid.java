// A record of numbers as a key of a fresh map: its hashCode and equals are made by the compiler.
// check: callbacks.kept_record_keys.Grid::mark(int,int) => HOLDS
package callbacks.kept_record_keys;

import java.util.HashMap;
import java.util.Map;

record Cell(int x, int y) {}

public final class Grid {
    private static int marks;

    private Grid() {}

    public static int mark(int x, int y) {
        marks = 1;
        Map<Integer, Cell> cells = new HashMap<>();
        cells.put(1, new Cell(x, y));
        boolean same = new Cell(x, y).equals(cells.get(1));
        assert marks == 1 && same;
        return cells.size();
    }
}
