package callbacks.order_reversed_by_the_library;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() {
        assertEquals(0, new Names().longestFirst().compare("aa", "bb"));
    }
}
