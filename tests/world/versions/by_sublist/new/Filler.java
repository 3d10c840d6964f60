package versions.by_sublist;

import java.util.*;

final class Filler {
    static void fill(List<String> x) {
        x.add("a");
        x.add("b");
    }
}
