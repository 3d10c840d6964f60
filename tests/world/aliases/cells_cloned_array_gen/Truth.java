package aliases.cells_cloned_array_gen;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {

        Cell c = new Cell();
        Row r = new Row(c);
        c.v = 1;
        assertEquals(-1, r.first());
    }
}
