package callbacks.inherited_by_a_hidden_class;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void asksTheArea() {
        assertEquals(1, Hall.give().area(3));
        assertEquals(2, Hall.give().area(4));
    }
}
