package writers.anonymous_counter_as_supplier;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void sold() {
        Tickets tickets = new Tickets();
        assertFalse(tickets.anySold());
        tickets.dispenser().getAsInt();
        assertTrue(tickets.anySold());
    }
}
