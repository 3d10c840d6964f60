import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class PointTest {
    @Test void moves() {
        assertEquals(new Point(3, 2), new Point(1, 2).move(2));
    }
    @Test void named() {
        Named named = new Named("a", new Point(1, 5), 3);
        assertEquals(1, named.left());
        assertEquals("a", named.name());
    }
}
