package versions.map_entry;

import java.util.*;

final class Filler {
    static void f(Map.Entry<String, Integer> e) {
        e.setValue(2);
    }
}
