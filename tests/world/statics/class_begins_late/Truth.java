package statics.class_begins_late;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void large() {
        Defaults.CAPACITY.set(64);
        assertEquals(60, Buffers.room(4));
    }
}
