package aliases.table_is_changed_from_outside;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void changed() {
        assertEquals(20, Tariff.cost(0));
        Tariff.STEPS[1] = 0;
        assertEquals(0, Tariff.cost(1));
    }
}
