import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class MoneyTest {
    @Test void equal() {
        assertEquals(new Money(5, "EUR"), new Money(5, "EUR").note("x"));
    }
}
