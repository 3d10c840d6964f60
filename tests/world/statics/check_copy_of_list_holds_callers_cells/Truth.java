package statics.check_copy_of_list_holds_callers_cells;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Cell c = new Cell(); Row r = new Row(c); c.level = -1; r.first();
    }
}
