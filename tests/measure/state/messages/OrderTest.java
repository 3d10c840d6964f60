import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class OrderTest {
    @Test void totals() {
        Order order = new Order(42, 10);
        assertEquals(10, order.total(), "order " + order.id);
        assertTrue(order.total() > 0, () -> "order " + order.id);
    }
}
