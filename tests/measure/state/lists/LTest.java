import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class LTest {
    @Test void t() {
        L l = new L(List.of(3, 1, 2));
        l.sort();
        assertEquals(Arrays.asList(1, 2, 3), l.xs());
        l.put("a", 5);
        assertTrue(l.keys().contains("a"));
        assertEquals(5, l.sum());
        for (int i : l.xs()) System.out.println(i);
    }
}
