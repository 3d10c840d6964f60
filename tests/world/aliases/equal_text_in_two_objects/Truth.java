package aliases.equal_text_in_two_objects;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void equal() {
        assertEquals(0, Header.compare("a", "a"));
        assertEquals(1, Header.compare("a", new String("a")));
        assertEquals(2, Header.compare("a", "b"));
        assertEquals(2, Header.compare(null, "b"));
    }
}
