package making.subclass_of_the_test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    static final class Free extends Tariff {
        Free() {
            super(10);
        }

        @Override
        public int rate() {
            return -1;
        }
    }

    @Test
    void free() {
        assertEquals(10, new Free().cost(7));
    }
}
