package making.private_base_of_a_public_class;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void inherited() {
        assertEquals(1, new Yard.Square().area(3));
    }
}
