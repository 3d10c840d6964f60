import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class EdgeTest {
    private final Edge edge = new Edge();

    @Test void looks() {
        edge.last = 2;
        assertEquals(3, edge.look());
    }
    @Test void divides() {
        edge.divisor = 1;
        assertEquals(3, edge.divide());
    }
    @Test void makes() {
        edge.size = 0;
        edge.make();
    }
    @Test void looksInside() {
        edge.inside = 1;
        assertEquals(3, edge.lookInside());
    }
    @Test void lists() {
        edge.listed = 1;
        assertEquals(3, edge.list());
    }
    @Test void letters() {
        edge.letter = 1;
        assertEquals(3, edge.letter());
    }
    @Test void catches() {
        edge.caught = 1;
        assertEquals(3, edge.caught());
    }
}
