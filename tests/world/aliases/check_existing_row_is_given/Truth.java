package aliases.check_existing_row_is_given;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Rows r = new Rows(); r.row()[0] = 7; r.first();
    }
}
