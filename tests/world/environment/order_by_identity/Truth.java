package environment.order_by_identity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void bothOrders() {
        int seen = 0;
        for (int i = 0; i < 2000 && seen != 3; i++) {
            seen |= new Election().first();
        }
        assertEquals(3, seen);
    }
}
