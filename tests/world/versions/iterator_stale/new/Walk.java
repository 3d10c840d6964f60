package versions.iterator_stale;

import java.util.*;
final class Walk {
    static Iterator<String> all() {
        List<String> l = new ArrayList<>(List.of("a", "b"));
        Iterator<String> i = l.iterator();
        l.add("c"); l.remove(2);
        return i;
    }
}
