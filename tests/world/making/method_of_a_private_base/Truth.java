package making.method_of_a_private_base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void inherited() {
        assertEquals(1, new Shapes.Square().area(3));
        assertEquals(1, Shapes.Square.unit(3));
    }
}
