import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class QTest {
    @Nested class Inner {
        Q q = new Q();
        @Test void grows() {
            for (int i = 0; i < 5; i++) q.add(i * i);
            assertEquals(16, q.get(4));
        }
    }
    @RepeatedTest(2) void again() {
        Q q = new Q();
        q.add(7);
        assertAll(() -> assertEquals(7, q.get(0)));
    }
}
