package callbacks.check_size_of_argument_closes_instance;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Desk d = new Desk();
        d.take(new AbstractList<String>() {
            public String get(int i) {
                return "";
            }
            public int size() {
                d.close();
                return 1;
            }
        });
    }
}
