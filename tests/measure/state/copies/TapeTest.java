import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class TapeTest {
    @Test void copiesNoMore() {
        Tape tape = new Tape();
        tape.count = 2;
        tape.copy(new int[] { 1, 2, 3, 4 });
        assertEquals(0, tape.first[2]);
    }
    @Test void leavesBothSides() {
        Tape tape = new Tape();
        tape.start = 1;
        tape.move(new int[] { 1, 2 });
        assertEquals(0, tape.second[0]);
        assertEquals(0, tape.second[3]);
    }
    @Test void cuts() {
        Tape tape = new Tape();
        tape.from = 1;
        tape.cut(new int[] { 1, 2, 3, 4 });
        assertEquals(0, tape.third[2]);
    }
}
