import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** The first test runs twice, for its branch on `lines`; what it leaves behind beside that is looked at by the second. */
@TestMethodOrder(MethodOrderer.MethodName.class)
class LeftTest {
    @Test
    void a() {
        Left left = new Left();
        Left.total = 5;
        Left.shown = 1;
        left.lines = 3;
        left.print();
    }

    @Test
    void b() {
        assertEquals(5, Left.total);
    }
}
