package callbacks.copied_around_a_call;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {

        Span s = new Span(5, 9);
        s.refresh(() -> s.set(1, 2));
        assertTrue(s.isOdd());
    }
}
