package callbacks.check_maximum_by_callers_order;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Rows.best((a, b) -> {
            b[0] = 9;
            a[0] = 9;
            return 0;
        });
        Rows.first();
    }
}
