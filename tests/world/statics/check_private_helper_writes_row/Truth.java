package statics.check_private_helper_writes_row;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Rows.visit(0);
        Rows.first();
    }
}
