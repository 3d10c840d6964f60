import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class RegistryTest {
    @AfterEach void reset() {
        Registry.reset();
    }
    @Test void counts() {
        Registry.register("a");
        assertEquals(1, Registry.count);
        assertTrue(Registry.LIMIT > 1);
    }
    @Test void misses() {
        Registry.register("");
        assertEquals(0, Registry.count);
    }
}
