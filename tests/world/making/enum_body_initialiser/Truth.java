package making.enum_body_initialiser;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Settings.base = 3;
        assertEquals(6, Op.ADD.apply(5));
    }
}
