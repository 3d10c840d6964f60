package making.private_method_called_from_around;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void turns() {
        assertEquals(1, Till.open(new Till.Drawer(), 3));
    }
}
