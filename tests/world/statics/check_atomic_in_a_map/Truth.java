package statics.check_atomic_in_a_map;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Hits.hit("home");
        Hits.home();
    }
}
