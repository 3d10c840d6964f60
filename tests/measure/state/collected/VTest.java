import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class VTest {
    @Test
    void collects() {
        V v = new V();
        v.fill();
        assertAll(
                () -> assertEquals(1.5, v.mean),
                () -> assertEquals(3f, v.ratio),
                () -> assertEquals(4, v.count),
                () -> assertEquals("v", v.name));
        assertEquals(6, v.after);
    }
}
