package callbacks.check_logged_builder;

import java.util.logging.Level;
import java.util.logging.Logger;

// A filter of a logger changes what is logged.
// check: callbacks.check_logged_builder.Report::log()
public final class Report {
    public static void log() {
        StringBuilder text = new StringBuilder("a");
        Logger.getLogger("q").log(Level.INFO, "m {0}", text);
        assert text.length() == 1;
    }
}
