package statics.check_value_list_grows_in_map;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Log.write("x");
        Log.size();
    }
}
