package inputs.record_makes_its_own_cell_gen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void used() {
        Meter meter = new Meter(3);
        meter.cell()[0] = 2;
        assertEquals("used", Reader.read(meter));
    }
}
