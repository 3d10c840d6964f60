import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class BoxTest {
    @Test void fits() {
        Box box = new Box(1, 2, 3);
        if (box.width != 1) throw new AssertionError("width " + box.width);
        int wrong = 0;
        if (box.height != 2) wrong++;
        if (box.depth != 4) System.out.println("deep");
        assertEquals(0, wrong);
        assert !box.open;
    }
}
