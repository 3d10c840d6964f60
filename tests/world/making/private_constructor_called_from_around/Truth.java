package making.private_constructor_called_from_around;

import static org.junit.jupiter.api.Assertions.assertThrows;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void refuses() {
        assertThrows(IllegalArgumentException.class, () -> new Farm().add(77));
    }
}
