package environment.trace_when_fine;

import java.util.logging.Level;
import java.util.logging.Logger;

class Truth {
    private static final Logger LOG = Logger.getLogger("environment.trace_when_fine");

    public static void main(String[] args) {
        LOG.setLevel(Level.ALL);
        System.out.println(new Meter().read(5000));
    }
}
