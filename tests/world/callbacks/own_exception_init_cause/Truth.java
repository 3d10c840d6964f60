package callbacks.own_exception_init_cause;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void eleven() {
        // The field is set back by no initialiser: fillInStackTrace runs before.
        assertEquals("eleven", Job.run(5));
    }
}
