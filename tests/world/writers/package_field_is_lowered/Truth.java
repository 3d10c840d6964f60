package writers.package_field_is_lowered;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void negative() {
        Quota quota = new Quota();
        assertTrue(quota.allows(1));
        quota.limit = -1;
        assertFalse(quota.allows(1));
    }
}
