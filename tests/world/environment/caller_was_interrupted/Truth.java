package environment.caller_was_interrupted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void stops() {
        Copier copier = new Copier();
        assertEquals(2, copier.copy(2));
        Thread.currentThread().interrupt();
        assertEquals(-2, copier.copy(2));
        assertTrue(Thread.interrupted());
    }
}
