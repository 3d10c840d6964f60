import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class ModeTest {
    @Test void adds() {
        Counter counter = new Counter();
        counter.mode = Mode.ADD;
        counter.ignored = Mode.ADD;
        counter.run();
        assertEquals(1, counter.value);
    }
}
