import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class FieldTest {
    @Test void hits() {
        Field field = new Field();
        field.x = 1;
        Cell cell = field.cells[1];
        field.hit();
        assertEquals(5, cell.hits);
    }
    @Test void missesNoOther() {
        Field field = new Field();
        field.y = 1;
        Cell cell = field.cells[2];
        field.miss();
        assertEquals(0, cell.misses);
    }
    @Test void marksOneRow() {
        Field field = new Field();
        field.row = 1;
        int[] next = field.grid[2];
        field.mark();
        assertEquals(0, next[1]);
    }
}
