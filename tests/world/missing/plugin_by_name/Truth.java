package missing.plugin_by_name;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void withThePlugin() {
        assertEquals("checked 1", new Editor().save(5));
    }
}

final class Spelling {
}
