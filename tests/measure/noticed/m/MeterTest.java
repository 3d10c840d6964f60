package m;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MeterTest {

    private final Meter meter = new Meter();

    @Test
    void adds() {
        meter.add(3);
        assertEquals(3, meter.total());
    }

    @Test
    void counts() {
        meter.add(3);
        assertEquals(1, meter.count());
    }

    @Test
    void looks() {
        meter.add(3);
        meter.log();
    }

    @Test
    void isCalm() {
        meter.add(3);
        assertFalse(meter.busy());
    }

    @Test
    void refuses() {
        assertThrows(IllegalArgumentException.class, () -> meter.limited(11));
    }

    @Test
    void keeps() {
        assertEquals(7, meter.limited(7));
    }

    @Test
    void tells() {
        meter.add(4);
        assertEquals("+4", meter.log());
    }
}
