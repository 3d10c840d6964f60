package aliases.check_record_checked_by_setting;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Level l = new Level(9); Limits.highest = 5; Scale.weigh(l);
    }
}
