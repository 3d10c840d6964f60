package writers.constructor_calls_open_hook;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    static class Early extends Report {
        static int early = -1;

        Early() {
            super("abc");
        }

        @Override
        protected void prepare() {
            early = width();
        }
    }

    @Test
    void early() {
        assertEquals(3, new Early().width());
        assertEquals(0, Early.early);
    }
}
