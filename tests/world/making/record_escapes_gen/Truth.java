package making.record_escapes_gen;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {

        assertThrows(IllegalArgumentException.class, () -> new Level(0));
        assertEquals(-1, Scale.weigh(Level.last));
    }
}
