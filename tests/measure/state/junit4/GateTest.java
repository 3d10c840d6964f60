import static org.junit.Assert.*;
import org.junit.*;

public class GateTest {
    private Gate gate;
    @Before public void make() {
        gate = new Gate();
    }
    @Test(expected = IllegalStateException.class) public void closed() {
        gate.close();
        gate.pass(1, 2);
    }
    @Test public void weighs() {
        gate.pass(3, 1.5);
        assertEquals(3L, gate.weight);
        assertEquals("speed", 1.5, gate.speed, 0.01);
    }
}
