package aliases.object_array_refuses_a_store;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void refused() {
        assertEquals(1, Shelf.put(new Object[1], "cup"));
        assertThrows(ArrayStoreException.class, () -> Shelf.put(new Integer[1], "cup"));
    }
}
