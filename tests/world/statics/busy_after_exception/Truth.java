package statics.busy_after_exception;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void stuck() {
        assertThrows(ArithmeticException.class, () -> Printer.print(0));
        assertEquals(-1, Printer.print(10));
    }
}
