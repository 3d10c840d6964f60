import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class ChainTest {
    @Test void sums() {
        Chain chain = new Chain();
        chain.add(1);
        chain.add(2);
        chain.print();
        assertEquals(3, chain.sum());
    }
}
