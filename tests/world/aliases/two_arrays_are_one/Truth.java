package aliases.two_arrays_are_one;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void one() {
        int[] both = new int[1];
        assertEquals(-1, Mixer.mix(both, both));
        assertEquals(3, Mixer.mix(new int[1], new int[1]));
    }
}
