package versions.array_as_list;

import java.util.*;

final class Filler {
    static void f(List<String> b) {
        b.set(0, "2");
    }
}
