package callbacks.check_get_of_array_list_closes;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Desk d = new Desk();
        ArrayList<String> l = new ArrayList<>() {
            @Override
            public String get(int i) {
                d.take();
                return super.get(i);
            }
        };
        l.add("x");
        d.first(l);
    }
}
