package environment.caller_in_the_trace;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void byName() {
        assertFalse(Guard.allowed());
        assertTrue(approve());
    }

    private static boolean approve() {
        return Guard.allowed();
    }
}
