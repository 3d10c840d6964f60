package statics.tickets_run_out;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void soldOut() {
        for (int seat = 1; seat <= 3; seat++) {
            assertEquals(seat, Tickets.issue());
        }
        assertEquals(-1, Tickets.issue());
    }
}
