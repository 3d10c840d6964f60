package aliases.one_builder_for_both_parts;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void one() {
        StringBuilder both = new StringBuilder();
        assertEquals(-1, Page.write(both, both));
        assertEquals(2, Page.write(new StringBuilder(), both));
    }
}
