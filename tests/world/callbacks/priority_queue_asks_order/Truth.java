package callbacks.priority_queue_asks_order;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Queue q = new Queue();
        assertEquals(1, q.take((a, b) -> { q.close(); return a.compareTo(b); }));
    }
}
