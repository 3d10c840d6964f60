package statics.check_copied_from_callers_cells;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Cell c = new Cell(); Row r = new Row(new Cell[] {c}); c.level = -1; r.first();
    }
}
