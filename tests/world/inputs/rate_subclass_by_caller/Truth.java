package inputs.rate_subclass_by_caller;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    static class Sale extends Rate {
        @Override
        int percent() {
            return 70;
        }
    }

    @Test
    void sale() {
        assertEquals(50, Pricing.total(100, new Sale()));
        assertEquals(95, Pricing.total(100, new Rate()));
    }
}
