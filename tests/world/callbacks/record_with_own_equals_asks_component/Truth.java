package callbacks.record_with_own_equals_asks_component;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Log l = new Log();
        Object o = new Object() { @Override public int hashCode() { l.close(); return 1; } @Override public String toString() { l.close(); return ""; } };
        assertEquals(1, l.text(new Item(o)));
        assertEquals(1, l.hash(new Item(o)));
    }
}
