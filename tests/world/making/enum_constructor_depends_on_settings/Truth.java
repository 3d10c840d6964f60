package making.enum_constructor_depends_on_settings;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Settings.base = 2;
        assertEquals(7, Gear.LOW.ratio());
    }
}
