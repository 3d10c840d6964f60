import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class BoardTest {
    @Test void leavesTheNextAlone() {
        Board board = new Board();
        board.at = 1;
        board.mark(5);
        assertEquals(0, board.cells[2]);
    }
    @Test void leavesWhatIsBefore() {
        Board board = new Board();
        board.place = 1;
        board.insert("z");
        assertEquals("a", board.names.get(0));
    }
    @Test void countsNoOther() {
        Board board = new Board();
        board.colour = Colour.GREEN;
        board.count();
        assertNull(board.counts.get(Colour.RED));
    }
    @Test void looks() {
        Board board = new Board();
        board.at = 2;
        board.look();
    }
}
