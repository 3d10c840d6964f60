// generate: making.kept_counter_with_require.Counter => 1
package making.kept_counter_with_require;

import java.util.*;

public final class Counter {
    private int count;

    public void add(String what) {
        Objects.requireNonNull(what, "what");
        if (count < 100) {
            count++;
        }
    }

    public int count() {
        if (count < 0) {
            return -1;
        }
        return count;
    }
}
