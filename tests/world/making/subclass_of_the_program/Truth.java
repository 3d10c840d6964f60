package making.subclass_of_the_program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void sled() {
        assertEquals(0, new Sled().toll());
    }
}
