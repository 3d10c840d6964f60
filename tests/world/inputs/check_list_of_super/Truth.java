package inputs.check_list_of_super;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Show.leaf(new ArrayList<Object>(List.of("text")));
    }
}
