// Whether a level is logged is decided by whoever configures the logger of that name, not by this class.
// generate: environment.logging_is_on.Parser
package environment.logging_is_on;

import java.util.logging.Level;
import java.util.logging.Logger;

public final class Parser {
    private static final Logger LOG = Logger.getLogger("environment.logging_is_on");

    private int traced;

    public int digit(char c) {
        if (LOG.isLoggable(Level.FINE)) { // tempts
            traced++;
        }
        return c >= '0' && c <= '9' ? c - '0' : -1;
    }

    public boolean quiet() {
        return traced == 0;
    }
}
