package aliases.argument_is_the_default_table;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void defaults() {
        assertEquals(0, Rates.use(Rates.DEFAULTS));
        assertEquals(3, Rates.use(null));
    }
}
