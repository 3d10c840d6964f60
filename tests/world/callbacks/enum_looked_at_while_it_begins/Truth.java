package callbacks.enum_looked_at_while_it_begins;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        boolean[] seen = {true};
        Ready.source = () -> { seen[0] = Ready.isReady(); return 2; };
        assertEquals(2, Mode.FAST.speed());
        assertFalse(seen[0]);
    }
}
