package missing.older_library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void withAnOlderDriver() {
        assertEquals(16, new Screen().colours());
    }
}

final class Driver {
    private Driver() {
    }

    static boolean hasDepth() {
        return false;
    }
}
