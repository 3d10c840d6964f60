package statics.lazy_holder_changes;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void loud() {
        Settings.get().louder();
        Settings.get().louder();
        assertTrue(Settings.shows(4));
    }
}
