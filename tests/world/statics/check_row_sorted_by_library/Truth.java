package statics.check_row_sorted_by_library;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Rows.median(0);
        Rows.first();
    }
}
