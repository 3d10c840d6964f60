// The only method that changes the object can be called twice.
// diff: versions.list_only_add.Log::add
package versions.list_only_add;

import java.util.*;

final class Log {
    private final List<String> l = new ArrayList<>();

    int add(String s) {
        l.add(s);
        return l.size();
    }
}
