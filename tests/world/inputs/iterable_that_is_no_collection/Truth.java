package inputs.iterable_that_is_no_collection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.List;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void lambda() {
        assertEquals(-1, Counter.known(() -> List.of("a").iterator()));
        assertEquals(1, Counter.known(List.of("a")));
    }
}
