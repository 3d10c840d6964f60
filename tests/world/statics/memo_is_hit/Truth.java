package statics.memo_is_hit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void twice() {
        assertEquals(9, Squares.of(3));
        assertEquals(9, Squares.of(3));
    }
}
