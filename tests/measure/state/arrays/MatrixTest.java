import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class MatrixTest {
    @Test void keeps() {
        Matrix m = new Matrix(3, 2);
        m.set(1, 1, 9);
        assertEquals(9, m.get(1, 1));
    }
}
