package aliases.list_holds_itself;

import static org.junit.jupiter.api.Assertions.*;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void itself() {
        List<Object> items = new ArrayList<>();
        items.add("a");
        assertEquals(1, Nesting.depth(items));
        items.add(items);
        assertEquals(-1, Nesting.depth(items));
    }
}
