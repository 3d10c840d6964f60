package making.reader_beside_constructor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void reversed() {
        assertTrue(Span.read("9.3").holds(5));
    }
}
