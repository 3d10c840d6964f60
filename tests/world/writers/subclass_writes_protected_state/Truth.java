package writers.subclass_writes_protected_state;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    static class Forced extends Door {
        void force() {
            lock();
            open = true;
        }
    }

    @Test
    void forced() {
        Forced door = new Forced();
        assertEquals("shut", door.look());
        door.force();
        assertEquals("forced", door.look());
        Door other = new Door();
        other.open();
        assertEquals("open", other.look());
    }
}
