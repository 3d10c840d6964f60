package statics.thread_local_depth;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void deep() {
        Tracer.enter();
        Tracer.enter();
        assertEquals(">>", Tracer.mark());
    }
}
