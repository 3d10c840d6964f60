import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class GTest {
    @Test void t() { G g = new G(); g.fill(); assertEquals(2997, g.sum()); assertEquals(6, g.max()); }
}
