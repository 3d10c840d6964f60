package statics.check_list_in_hash_map_returned;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Plan.of("mon").add("work");
        Plan.size();
    }
}
