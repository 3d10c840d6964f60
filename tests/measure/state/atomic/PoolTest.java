import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class PoolTest {
    private final Pool pool = new Pool();

    @Test void ids() {
        pool.add("a");
        assertEquals(2, pool.add("b"));
    }

    @Test void names() {
        assertEquals("q", pool.name(pool.add("q")));
        assertEquals("q", pool.last());
    }
}
