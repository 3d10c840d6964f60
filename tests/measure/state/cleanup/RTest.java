import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class RTest {
    @Test void t() {
        R r = new R();
        try (R x = r) { assertEquals(3, x.read().length()); }
        assertFalse(r.open);
        assertThrows(IllegalStateException.class, r::read);
    }
}
