package making.registered_then_refused;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void refused() {
        assertThrows(IllegalArgumentException.class, () -> new Port(-1));
        assertEquals("none", Port.last().kind());
    }
}
