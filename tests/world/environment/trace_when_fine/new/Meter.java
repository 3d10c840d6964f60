package environment.trace_when_fine;

import java.util.logging.Level;
import java.util.logging.Logger;

public final class Meter {
    private static final Logger LOG = Logger.getLogger("environment.trace_when_fine");

    public int read(int raw) {
        return LOG.isLoggable(Level.FINE) ? raw : raw & 1023;
    }
}
