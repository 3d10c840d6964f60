package inputs.number_that_is_a_decimal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void large() {
        assertEquals(-2, Rounding.cut(new BigDecimal("1e80")));
        assertEquals(5, Rounding.cut(5));
        assertEquals(0, Rounding.cut(0));
    }
}
