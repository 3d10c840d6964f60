package callbacks.distinct_stream_of_elements;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.List;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void votes() {
        Survey s = new Survey();
        Object eager = new Object() {
            @Override
            public boolean equals(Object other) {
                return this == other;
            }

            @Override
            public int hashCode() {
                s.vote();
                return 3;
            }
        };
        assertEquals(-1, s.opinions(List.of(eager, "a")));
        assertEquals(2, s.opinions(List.of("a", "b")));
    }
}
