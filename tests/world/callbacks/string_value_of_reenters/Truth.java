package callbacks.string_value_of_reenters;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void closes() {
        Form f = new Form();
        assertTrue(f.enter("a"));
        assertFalse(f.enter(new Object() {
            @Override
            public String toString() {
                f.close();
                return "b";
            }
        }));
        assertFalse(f.enter("c"));
    }
}
