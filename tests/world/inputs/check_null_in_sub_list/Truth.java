package inputs.check_null_in_sub_list;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Finder.find(List.of(true, false));
    }
}
