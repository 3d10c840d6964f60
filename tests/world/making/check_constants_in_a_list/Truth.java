package making.check_constants_in_a_list;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Level.ALL.get(1).rise();
    }
}
