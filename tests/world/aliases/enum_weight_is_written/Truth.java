package aliases.enum_weight_is_written;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void broken() {
        assertEquals("go", Crossing.pass(Signal.GREEN));
        assertEquals("stop", Crossing.pass(Signal.RED));
        Signal.RED.rank = 0;
        assertEquals("broken", Crossing.pass(Signal.RED));
        Signal.RED.rank = 1;
    }
}
