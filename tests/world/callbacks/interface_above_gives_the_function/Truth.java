package callbacks.interface_above_gives_the_function;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() {
        assertTrue(((Gate.Rule) new Gate().rule()).allows(18));
    }
}
