package writers.iterator_removes_twice;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void below() {
        Ring ring = new Ring();
        ring.add(1);
        assertTrue(ring.isConsistent());
        var items = ring.iterator();
        items.next();
        items.remove();
        items.remove();
        assertFalse(ring.isConsistent());
    }
}
