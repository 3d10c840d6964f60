package writers.subclass_overrides_filter_hook;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void acceptsAll() {
        Inbox inbox = new Inbox() {
            @Override
            protected boolean accepts(int value) {
                return true;
            }
        };
        assertEquals(-3, inbox.put(-3));
        assertEquals(0, new Inbox().put(-3));
        assertEquals(3, new Inbox().put(3));
    }
}
