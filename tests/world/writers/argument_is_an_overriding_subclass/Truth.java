package writers.argument_is_an_overriding_subclass;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void refund() {
        assertEquals("sale", Till.ring(new Item()));
        assertEquals("refund", Till.ring(new Item() {
            @Override
            public int price() {
                return -1;
            }
        }));
    }
}
