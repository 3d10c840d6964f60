package making.enum_receiver_has_state;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void old() {
        for (int i = 0; i < 20; i++) {
            Lamp.DOOR.burn(90);
        }
        assertTrue(Lamp.DOOR.isOld());
    }
}
