package aliases.rows_compared_by_order_gen;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {

        Rates.same(
                new int[2][],
                (a, b) -> {
                    a[0] = 9;
                    return 0;
                });
        assertEquals(-1, Rates.first());
    }
}
