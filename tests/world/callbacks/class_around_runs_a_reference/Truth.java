package callbacks.class_around_runs_a_reference;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() {
        assertEquals(5, Scale.shown(9));
    }
}
