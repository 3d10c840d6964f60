package statics.check_hash_of_table_counts;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Keys.hash(); Keys.fresh();
    }
}
