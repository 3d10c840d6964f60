package missing.missing_interface;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void softly() {
        assertEquals(8, new Lamp().dim(1));
    }
}

interface Dimmable {
    int step();
}
