package statics.diff_log_of_superclass;

import java.util.ArrayList;
import java.util.List;

/** Shared by both versions. */
public class Logged {
    protected static final List<String> LOG = new ArrayList<>();

    public static void log(String line) {
        LOG.add(line);
    }
}
