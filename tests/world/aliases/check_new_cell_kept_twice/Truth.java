package aliases.check_new_cell_kept_twice;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Cell[] o = new Cell[1]; Row r = new Row(o); o[0].level = 3; r.first();
    }
}
