import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class CounterTest {
    @Test void fills() {
        Counter c = new Counter();
        c.fill();
        assertEquals(1, c.first);
        assertEquals(1, c.later);
        assertEquals(2, c.last);
        c.again();
    }
}
