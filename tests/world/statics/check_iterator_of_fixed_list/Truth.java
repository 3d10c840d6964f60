package statics.check_iterator_of_fixed_list;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Turns.next();
        Turns.next();
    }
}
