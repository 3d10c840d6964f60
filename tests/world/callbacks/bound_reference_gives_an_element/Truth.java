package callbacks.bound_reference_gives_an_element;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() {
        assertEquals("big", new Shelf().first(9).toString());
    }
}
