package aliases.getter_gives_the_array_as_object;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void freed() {
        Board board = new Board();
        assertFalse(board.isFree(0));
        ((int[]) board.snapshot())[0] = 0;
        assertTrue(board.isFree(0));
    }
}
