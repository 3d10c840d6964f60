package statics.check_lookup_in_table_counts;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Keys.has(2); Keys.fresh();
    }
}
