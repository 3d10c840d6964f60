// The only method that changes the object can be called twice.
// diff: versions.bounded_log.Log::size
package versions.bounded_log;

import java.util.*;

final class Log {
    private final List<String> l = new ArrayList<>();

    void add(String s) {
        l.add(s);
    }

    int size() {
        return l.size();
    }
}
