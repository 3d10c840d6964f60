import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

/** The second test takes over what the first one left, and overwrites it before it asserts. */
@TestMethodOrder(MethodOrderer.MethodName.class)
class TicketTest {
    @Test void first() {
        new Ticket("ann");
    }

    @Test void second() {
        assertEquals(1, new Ticket("bob").number());
    }
}
