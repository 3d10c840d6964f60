package writers.builder_keeps_its_product;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void turned() {
        Range.Builder builder = new Range.Builder().low(1).high(2);
        Range range = builder.build();
        assertEquals(1, range.width());
        builder.low(9);
        assertEquals(0, range.width());
    }
}
