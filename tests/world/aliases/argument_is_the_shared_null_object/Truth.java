package aliases.argument_is_the_shared_null_object;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shared() {
        assertEquals(1, Shape.draw(new Shape()));
        assertEquals(-1, Shape.draw(Shape.NONE));
    }
}
