package making.half_built_in_a_hook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    static final class Early extends Report {
        static int seen = -1;

        Early() {
            super(3);
        }

        @Override
        protected void prepare(int width) {
            seen = width();
        }
    }

    @Test
    void early() {
        assertEquals(3, new Early().width());
        assertEquals(0, Early.seen);
    }
}
