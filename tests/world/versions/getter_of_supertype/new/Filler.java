package versions.getter_of_supertype;

import java.util.*;

final class Filler {
    static void fill(List<String> x) {
        x.add("a");
        x.add("b");
    }
}
