package making.private_method_called_by_a_function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void turns() {
        assertEquals(7, Till.openAll(new Till.Drawer(), 4));
    }
}
