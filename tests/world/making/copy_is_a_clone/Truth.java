package making.copy_is_a_clone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void old() {
        assertEquals("x (old)", new Stamp("x").next().next().shown());
        assertEquals("x'", new Stamp("x").next().shown());
    }
}
