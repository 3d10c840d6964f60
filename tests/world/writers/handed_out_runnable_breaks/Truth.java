package writers.handed_out_runnable_breaks;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void broken() {
        Lamp lamp = new Lamp();
        assertTrue(lamp.press());
        lamp.hammer().run();
        assertFalse(lamp.press());
    }
}
