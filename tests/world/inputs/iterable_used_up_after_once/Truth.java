package inputs.iterable_used_up_after_once;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class Truth {
    static int asked;

    @Test
    void once() {
        Iterable<String> lines = () -> asked++ == 0 ? List.of("a").iterator() : Collections.emptyIterator();
        assertEquals("used up", Twice.peek(lines));
        assertEquals("some", Twice.peek(List.of("a")));
        assertEquals("empty", Twice.peek(List.of()));
    }
}
