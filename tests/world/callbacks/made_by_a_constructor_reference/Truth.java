package callbacks.made_by_a_constructor_reference;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() {
        RuntimeException missing = assertThrows(RuntimeException.class, () -> new Files().size(1));
        assertEquals("nothing", missing.getMessage());
    }
}
