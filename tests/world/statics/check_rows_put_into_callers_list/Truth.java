package statics.check_rows_put_into_callers_list;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        List<int[]> l = new ArrayList<>();
        Rows.addTo(l);
        l.get(0)[0] = 2;
        Rows.first();
    }
}
