package versions.bounded_log;

import java.util.*;

final class Log {
    private final List<String> l = new ArrayList<>();

    void add(String s) {
        if (l.size() >= 12) l.remove(0);
        l.add(s);
    }

    int size() {
        return l.size();
    }
}
