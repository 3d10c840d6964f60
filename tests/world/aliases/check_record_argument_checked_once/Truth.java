package aliases.check_record_argument_checked_once;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Cell c = new Cell(); Box b = new Box(c); c.level = -1; Scale.weigh(b);
    }
}
