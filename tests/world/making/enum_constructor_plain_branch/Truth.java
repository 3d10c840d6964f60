package making.enum_constructor_plain_branch;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        assertTrue(Planet.BIG.giant());
    }
}
