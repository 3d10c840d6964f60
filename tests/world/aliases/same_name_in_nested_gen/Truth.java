package aliases.same_name_in_nested_gen;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {

        Board.View v = new Board.View();
        Board b = new Board(v);
        v.row[0] = 4;
        assertEquals(-1, b.first());
    }
}
