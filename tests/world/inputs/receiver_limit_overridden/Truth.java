package inputs.receiver_limit_overridden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void large() {
        Batch b = new Batch() {
            @Override
            protected int limit() {
                return 100_000;
            }
        };
        assertEquals(-1, b.take(5000));
        assertEquals(10, new Batch().take(5000));
    }
}
