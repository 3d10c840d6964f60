import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class VTest {
    @Test void t() { V v = new V(); v.toggle(); assertEquals("on", v.show()); }
}
