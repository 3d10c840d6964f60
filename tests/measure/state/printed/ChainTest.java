import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class ChainTest {
    @Test void prints() {
        Chain chain = new Chain(5);
        chain.add(1);
        chain.add(2);
        chain.print();
    }
}
