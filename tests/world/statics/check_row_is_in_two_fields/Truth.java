package statics.check_row_is_in_two_fields;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Rows.FIRST[0] = 9; Rows.first();
    }
}
