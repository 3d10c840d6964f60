package statics.check_for_each_shows_elements;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Rows.each(r -> r[0] = 2);
        Rows.first();
    }
}
