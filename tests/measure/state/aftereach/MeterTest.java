import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class MeterTest {
    private final Meter meter = new Meter();
    @Test void fills() {
        meter.fill(5);
    }
    @AfterEach void isEmptied() {
        meter.reset();
        assertEquals(0, meter.level());
    }
}
