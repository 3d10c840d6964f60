package environment.logging_is_on;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

class Truth {
    private static final Logger LOG = Logger.getLogger("environment.logging_is_on");

    @Test
    void traces() {
        LOG.setLevel(Level.FINE);
        Parser parser = new Parser();
        parser.digit('4');
        assertFalse(parser.quiet());
    }
}
