package statics.flags_object;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void fast() {
        Features.FLAGS.fast = true;
        Features.FLAGS.workers = 4;
        assertEquals(5, Features.plan(20));
    }

    @Test
    void fastAlone() {
        Features.FLAGS.fast = true;
        Features.FLAGS.workers = 1;
        assertEquals(20, Features.plan(20));
    }
}
