package making.constant_by_private_constructor_gen;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        assertEquals(100, Level.TOP.rise());
    }
}
