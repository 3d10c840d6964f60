package writers.inner_class_writes_outer_field;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void noon() {
        Clock clock = new Clock();
        assertEquals("day", clock.show());
        Clock.Hand hand = clock.new Hand();
        for (int i = 1; i < 12; i++) {
            hand.turn();
        }
        assertEquals("noon", clock.show());
    }
}
