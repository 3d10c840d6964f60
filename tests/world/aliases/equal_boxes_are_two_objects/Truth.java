package aliases.equal_boxes_are_two_objects;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    @SuppressWarnings("removal")
    void equal() {
        assertEquals("equal", Pairing.compare(new Integer(7), 7));
        assertEquals("same", Pairing.compare(7, 7));
        assertEquals("other", Pairing.compare(7, 8));
        assertEquals("other", Pairing.compare(new Integer(-7), -7));
        assertEquals("other", Pairing.compare(new Integer(700), 700));
    }
}
