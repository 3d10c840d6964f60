package inputs.slots_are_a_string_array;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void strings() {
        assertEquals(-1, Slots.fill(new String[2], 7));
        assertEquals(2, Slots.fill(new Object[2], 7));
        assertEquals(2, Slots.fill(new Integer[2], 7));
    }
}
