package statics.check_row_copied_by_arraycopy;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Rows.copy()[0][0] = 2;
        Rows.first();
    }
}
