package missing.second_attempt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void twice() {
        Atlas atlas = new Atlas();
        assertEquals("no data", atlas.find(1));
        assertEquals("given up", atlas.find(1));
        assertEquals(2, atlas.failures());
    }
}
