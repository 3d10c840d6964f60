package statics.check_enum_map_row_is_given;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Plan.of(Plan.Day.TUE).add("work");
        Plan.size(Plan.Day.TUE);
    }
}
