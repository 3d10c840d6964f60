package statics.enum_constant_not_there_yet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void whileItBegins() {
        assertEquals(3, Level.LOW.weight());
    }
}
