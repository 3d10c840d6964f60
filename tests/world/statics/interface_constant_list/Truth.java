package statics.interface_constant_list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void second() {
        Fallbacks.LANGUAGES.add("fr");
        assertEquals("fr", Labels.pick(false, "de"));
    }
}
