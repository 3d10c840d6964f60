package aliases.map_value_is_handed_out;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void free() {
        Prices prices = new Prices();
        assertFalse(prices.isTeaFree());
        prices.of("tea")[0] = 0;
        assertTrue(prices.isTeaFree());
    }
}
