// A supplier of a message is code of the caller.
// generate: callbacks.require_in_a_helper.Job
package callbacks.require_in_a_helper;

import java.util.*;
import java.util.function.*;

public final class Job {
    private int state;

    public void reset() {
        state = 0;
    }

    public int start(String plan, Supplier<String> why) {
        state = 1;
        boolean ready = isReady(plan, why);
        if (state != 1) { // tempts
            return -1;
        }
        return ready ? 1 : 2;
    }

    private static boolean isReady(String plan, Supplier<String> why) {
        try {
            Objects.requireNonNull(plan, why);
            return true;
        } catch (NullPointerException e) {
            return false;
        }
    }
}
