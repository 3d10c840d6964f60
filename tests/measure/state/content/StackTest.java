import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class StackTest {
    @Test void pops() {
        Stack stack = new Stack();
        stack.push(1);
        stack.push(2);
        assertEquals("n1", stack.firstName());
        assertEquals(2, stack.pop());
        assertFalse(stack.isEmpty());
    }
}
