package aliases.record_shares_its_array;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void turned() {
        Span span = new Span(new int[] {1, 2});
        assertEquals(1, span.width());
        span.bounds()[0] = 9;
        assertEquals(-1, span.width());
    }
}
