package statics.keys_are_a_view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void withoutRoot() {
        Users.names().remove("root");
        assertEquals(1, Users.highest());
    }
}
