package callbacks.function_kept_by_another_class;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void rings() {
        Alarm.arm(3);
        assertEquals(1, Registry.ring());
        Alarm.arm(4);
        assertEquals(2, Registry.ring());
    }
}
