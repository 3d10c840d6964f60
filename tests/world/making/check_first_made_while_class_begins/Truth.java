package making.check_first_made_while_class_begins;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Level.FIRST.height();
    }
}
