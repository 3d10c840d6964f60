package callbacks.text_of_argument_counts_up;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void nested() {
        Tracer t = new Tracer();
        t.trace(new Object() {
            @Override
            public String toString() {
                t.trace("inner");
                return "outer";
            }
        });
        assertEquals("nested 0", t.last());
        t.trace("x");
        assertEquals("1: x", t.last());
    }
}
