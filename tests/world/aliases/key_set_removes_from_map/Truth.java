package aliases.key_set_removes_from_map;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void removed() {
        Catalog catalog = new Catalog();
        assertEquals(1, catalog.bolts());
        catalog.articles().remove("bolt");
        assertEquals(-1, catalog.bolts());
    }
}
