import java.util.*;
class Registry {
    static int count;
    static int misses;
    static final List<String> LOG = new ArrayList<>();
    static final int LIMIT = Integer.parseInt("10");
    static void register(String name) {
        if (name.isEmpty()) {
            misses++;
            return;
        }
        count++;
        LOG.add(name);
    }
    static void reset() {
        count = 0;
        misses = 0;
        LOG.clear();
    }
}
