package aliases.check_two_records_share_a_cell;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Cell c = new Cell(); Box b = new Box(c, 1); try { new Box(c, 2); } catch (IllegalStateException e) { } Scale.both(b, b);
    }
}
