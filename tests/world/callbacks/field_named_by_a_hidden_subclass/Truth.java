package callbacks.field_named_by_a_hidden_subclass;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() {
        new Panel().arm(1);
        assertTrue(Panel.Slot.alarm.test(9));
    }
}
