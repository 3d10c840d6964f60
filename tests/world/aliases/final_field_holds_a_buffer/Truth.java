package aliases.final_field_holds_a_buffer;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void emptied() {
        StringBuilder text = new StringBuilder();
        Banner banner = new Banner(text);
        assertEquals(1, banner.show());
        text.setLength(0);
        assertEquals(-1, banner.show());
    }
}
