import org.junit.jupiter.api.Test;
import static org.junit.jupiter.api.Assertions.assertTrue;

class CartTest {
    private final Cart cart = new Cart("ann");

    @Test void adds() {
        Customer bob = new Customer("bob");
        cart.add("pen", 3);
        cart.add("ink", 4);
        cart.setRate(0.5);
        cart.setCustomer(bob);
        bob.points = 8;
        bob.befriend(new Customer("eve"));
        assertTrue(true);
    }

    @Test void closes() { Cart c = new Cart("x"); c.close(); }
}
