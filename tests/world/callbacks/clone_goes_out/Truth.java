package callbacks.clone_goes_out;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() {
        assertEquals(25, new Drawing().copy().area(6));
    }
}
