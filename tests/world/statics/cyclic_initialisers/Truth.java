package statics.cyclic_initialisers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void paperFirst() {
        assertEquals(102, Paper.width());
        assertEquals(5, Margins.indent(5));
    }
}
