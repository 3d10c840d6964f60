import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What somebody wrote by hand: everything is called, not everything is tested. */
class PumpTest {
    @Test
    void runsWhenTheLevelIsLow() {
        assertTrue(new Pump().mayRun(100, false, true));
    }

    @Test
    void doesNotRunWhenTheTankIsFull() {
        assertFalse(new Pump().mayRun(950, true, true));
    }

    @Test
    void slowsDownAsTheTankFills() {
        assertEquals(100, new Pump().rate(0));
        assertEquals(50, new Pump().rate(500));
    }
}
