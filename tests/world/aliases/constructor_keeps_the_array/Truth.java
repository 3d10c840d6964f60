package aliases.constructor_keeps_the_array;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shifted() {
        int[] marks = {0, 5};
        Scale scale = new Scale(marks);
        assertFalse(scale.isShifted());
        marks[0] = 3;
        assertTrue(scale.isShifted());
    }
}
