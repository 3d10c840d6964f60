package versions.getter_in_nested;

import java.util.*;

final class Filler {
    static void fill(List<String> x) {
        x.add("a");
        x.add("b");
    }
}
