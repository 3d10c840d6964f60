package callbacks.key_hash_code_adds_more;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void reentrant() {
        Registry r = new Registry();
        Object key = new Object() {
            @Override
            public boolean equals(Object other) {
                return this == other;
            }

            @Override
            public int hashCode() {
                r.add("seen", "x");
                return 7;
            }
        };
        assertTrue(r.knows(key));
        assertFalse(r.knows("other"));
    }
}
