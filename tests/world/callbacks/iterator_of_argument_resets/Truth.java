package callbacks.iterator_of_argument_resets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.List;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void resets() {
        Adder a = new Adder();
        assertEquals(2, a.addAll(List.of(1, 2)));
        Iterable<Integer> odd = () -> {
            a.reset();
            return List.of(5).iterator();
        };
        assertEquals(-1, a.addAll(odd));
    }
}
