package making.enum_argument_has_state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void closed() {
        Lane.LEFT.close();
        assertEquals("X", Signs.sign(Lane.LEFT, 50));
    }
}
