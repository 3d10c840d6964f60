package statics.check_row_kept_by_nested_object;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        new Rows.Cursor(0).set(4);
        Rows.first();
    }
}
