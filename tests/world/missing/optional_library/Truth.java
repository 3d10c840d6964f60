package missing.optional_library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void withTheLibrary() {
        assertEquals(25, new Zip().size(100));
    }
}

final class FastZip {
    private FastZip() {
    }

    static int level() {
        return 9;
    }
}
