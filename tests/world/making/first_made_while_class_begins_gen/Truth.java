package making.first_made_while_class_begins_gen;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        assertEquals(0, Level.FIRST.size());
    }
}
