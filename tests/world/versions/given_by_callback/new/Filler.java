package versions.given_by_callback;

import java.util.*;

final class Filler {
    static void fill(List<String> x) {
        x.add("a");
        x.add("b");
    }
}
