package statics.check_iterator_of_set_of_one;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Once.first();
        Once.first();
    }
}
