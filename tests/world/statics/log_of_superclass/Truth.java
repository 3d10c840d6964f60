package statics.log_of_superclass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void afterCopying() {
        Copying.copy(12);
        assertEquals("copied 1", Status.last());
    }
}
