package writers.other_instance_takes_from_it;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void emptied() {
        Pot pot = new Pot();
        assertFalse(pot.isEmpty());
        new Pot().takeFrom(pot);
        assertTrue(pot.isEmpty());
    }
}
