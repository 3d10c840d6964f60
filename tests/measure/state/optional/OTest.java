import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class OTest {
    @Test void t() {
        O o = new O();
        o.set(" x ");
        o.put("g", 4);
        assertEquals("x", o.name());
        assertEquals(List.of(4), o.group("g"));
        assertEquals(5, o.top());
    }
}
