package statics.check_view_of_a_list_that_grows;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Names.add("b"); Names.count();
    }
}
