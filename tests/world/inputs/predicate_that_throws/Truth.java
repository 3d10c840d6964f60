package inputs.predicate_that_throws;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void throwing() {
        Screen s = new Screen();
        assertTrue(s.accepts(v -> {
            throw new NoClassDefFoundError("rule");
        }, 1));
        assertFalse(s.accepts(v -> false, 1));
        assertTrue(s.accepts(v -> true, 1));
    }
}
