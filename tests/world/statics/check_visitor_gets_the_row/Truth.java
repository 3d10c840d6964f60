package statics.check_visitor_gets_the_row;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Grid.walk(r -> r[1] = 4);
        Grid.cell();
    }
}
