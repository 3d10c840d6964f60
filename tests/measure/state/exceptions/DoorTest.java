import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class DoorTest {
    @Test void staysLocked() {
        Door door = new Door(7, "hall");
        door.lock();
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> door.open(3));
        assertEquals("locked at hall", e.getMessage());
    }
    @Test void byHand() {
        Door door = new Door(8, "hall");
        door.lock();
        try {
            door.open(3);
            fail("should not open");
        } catch (IllegalStateException expected) {
            // As it should be.
        }
    }
}
