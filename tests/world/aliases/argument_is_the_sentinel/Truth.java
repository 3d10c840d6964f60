package aliases.argument_is_the_sentinel;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void end() {
        assertEquals("end", Cell.describe(Cell.END));
        assertEquals("cell", Cell.describe(new Cell(1, Cell.END)));
        assertEquals("null", Cell.describe(null));
    }
}
