package aliases.true_that_is_not_the_constant;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    @SuppressWarnings("removal")
    void other() {
        assertEquals(2, Flag.read(new Boolean(true)));
        assertEquals(1, Flag.read(true));
        assertEquals(0, Flag.read(false));
    }
}
