package writers.method_reference_resets_later;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void reset() {
        Odometer odometer = new Odometer();
        odometer.drive();
        assertEquals("used", odometer.show());
        odometer.resetter().run();
        assertEquals("new", odometer.show());
    }
}
