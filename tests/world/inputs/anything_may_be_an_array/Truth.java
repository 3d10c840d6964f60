package inputs.anything_may_be_an_array;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    enum Colour {
        RED
    }

    record Pair(int a, int b) {}

    @Test
    void kinds() {
        assertEquals("array", Kinds.of(new int[2]));
        assertEquals("class", Kinds.of(String.class));
        assertEquals("constant", Kinds.of(Colour.RED));
        assertEquals("record", Kinds.of(new Pair(1, 2)));
        assertEquals("object", Kinds.of("a"));
    }
}
