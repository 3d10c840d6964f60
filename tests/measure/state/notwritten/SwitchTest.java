import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class SwitchTest {
    @Test void off() {
        Switch s = new Switch(false, false);
        s.apply();
        assertEquals(3, s.level());
    }
    @Test void on() {
        Switch s = new Switch(true, true);
        s.apply();
        assertEquals(9, s.level());
    }
}
