import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class CartTest {
    @Test void counts() {
        Cart cart = new Cart();
        cart.add("tea", 3);
        cart.add("cup", 4);
        assertEquals(2, cart.count());
        assertEquals(3, cart.price("tea"));
        System.out.println(cart.knows("tea"));
    }
}
