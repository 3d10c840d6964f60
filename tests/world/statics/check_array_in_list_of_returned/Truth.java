package statics.check_array_in_list_of_returned;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Rows.row(0)[0] = 6;
        Rows.first();
    }
}
