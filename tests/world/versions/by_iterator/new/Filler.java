package versions.by_iterator;

import java.util.*;

final class Filler {
    static void drop(Iterator<String> x) {
        x.next();
        x.remove();
    }
}
