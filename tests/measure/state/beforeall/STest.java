import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class STest {
    @BeforeAll static void all() { S.shared = new S(4, 5); }
    @Test void one() { assertEquals(4, S.shared.get()); }
    @Test void two() { S.hits = 0; S.shared.get(); assertEquals(1, S.hits); }
}
