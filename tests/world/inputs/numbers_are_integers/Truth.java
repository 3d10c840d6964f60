package inputs.numbers_are_integers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void kinds() {
        assertEquals("whole", Measures.kind(new Integer[] {1}));
        assertEquals("other", Measures.kind(new Double[] {1.5}));
        assertEquals("any", Measures.kind(new Number[] {1.5}));
    }
}
