import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A suite of `Loops` for `benches/measure.rs`. */
class LoopsTest {
    @Test
    void hot() {
        assertTrue(new Loops().hot(400_000, 7) != 0);
    }

    @Test
    void stored() {
        assertEquals(200_000, new Loops().stored(200_000));
    }

    @Test
    void spread() {
        int sum = 0;
        for (int a = 0; a < 200; a++) {
            for (int b = 0; b < 100; b++) {
                sum += new Loops().spread(a, b);
            }
        }
        assertTrue(sum != 0);
    }
}
