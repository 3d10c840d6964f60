import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class CTest {
    @Test void good() { assertEquals(12, new C("12").parse()); }
    @Test void bad() { C c = new C("x"); c.parse(); assertEquals(1, c.failures()); }
    @Test void npe() {
        C c = new C("z");
        Exception e = assertThrows(IllegalStateException.class, () -> { if (c.parse() < 0) throw new IllegalStateException("s"); });
        assertEquals("s", e.getMessage());
    }
}
