package writers.parse_fails_half_way;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void lost() {
        Tally tally = new Tally();
        tally.add("4");
        assertFalse(tally.lostOne());
        assertThrows(NumberFormatException.class, () -> tally.add("four"));
        assertTrue(tally.lostOne());
    }
}
