import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class DrawTest {
    @Test void t() { assertEquals(16.0, new Draw(new Circle(2, "red"), new Sq(2)).total(), 1e-9); }
}
