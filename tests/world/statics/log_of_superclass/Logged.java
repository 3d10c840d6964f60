package statics.log_of_superclass;

import java.util.ArrayDeque;
import java.util.Deque;

/** What steps have done, newest first. */
public abstract class Logged {
    protected static final Deque<String> LOG = new ArrayDeque<>();

    protected static void note(String what) {
        LOG.push(what);
    }
}
