package inputs.subclass_looks_before_it_is_ready;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    static int seen;

    static class Early extends Widget {
        Early() {
            super("early");
        }

        @Override
        protected void register() {
            seen = width();
        }
    }

    @Test
    void early() {
        Widget w = new Early();
        assertEquals(-1, seen);
        assertEquals(40, w.width());
    }
}
