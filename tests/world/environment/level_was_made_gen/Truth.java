package environment.level_was_made_gen;

import java.util.logging.Level;
import org.junit.jupiter.api.Test;

class Truth {
    static final class Loud extends Level {
        Loud() {
            super("LOUD", 77);
        }
    }

    static final Level KEPT = new Loud();

    @Test
    void loud() {
        Noise.of(1);
    }
}
