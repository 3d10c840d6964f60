package aliases.strings_are_also_objects;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void refused() {
        String[] names = new String[1];
        assertEquals("refused", Stock.put(names, names));
        assertEquals("name", Stock.put(names, new Object[1]));
    }
}
