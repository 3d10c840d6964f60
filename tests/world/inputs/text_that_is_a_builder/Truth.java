package inputs.text_that_is_a_builder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void builders() {
        assertEquals(1, Label.match("a", new StringBuilder("a")));
        assertEquals(2, Label.match("a", "a"));
        assertEquals(0, Label.match("a", "b"));
    }
}
