package statics.check_access_order_changes_by_get;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Recent.ask("a");
        Recent.eldest();
    }
}
