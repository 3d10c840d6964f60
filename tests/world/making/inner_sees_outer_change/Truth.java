package making.inner_sees_outer_change;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void stale() {
        Cart cart = new Cart();
        Cart.Receipt receipt = cart.receipt();
        cart.add();
        assertTrue(receipt.isStale());
    }
}
