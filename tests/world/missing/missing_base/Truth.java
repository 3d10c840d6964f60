package missing.missing_base;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void exactly() {
        assertEquals("exact", Tracker.quality(3));
    }
}

abstract class Satellite extends Tracker {
    @Override
    int error() {
        return 0;
    }
}
