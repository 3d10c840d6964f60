package statics.check_numbers_of_classes;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        int s = Second.ID; Order.behind();
    }
}
