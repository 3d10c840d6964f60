package statics.check_start_taken_from_other_class;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Table.rows(); Settings.size = 4; Table.rows();
    }
}
