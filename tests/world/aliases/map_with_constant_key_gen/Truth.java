package aliases.map_with_constant_key_gen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void all() {
        assertEquals("all", Desk.ask(Desk.MASTER));
    }
}
