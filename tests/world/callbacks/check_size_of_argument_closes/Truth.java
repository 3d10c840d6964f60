package callbacks.check_size_of_argument_closes;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Desk.take(new AbstractList<String>() {
            public String get(int i) {
                return "";
            }
            public int size() {
                Desk.close();
                return 1;
            }
        });
    }
}
