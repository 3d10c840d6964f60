package environment.cleared_reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void cleared() {
        Thumbnail thumbnail = new Thumbnail();
        thumbnail.pixels().clear();
        assertEquals(-1, thumbnail.brightness());
    }
}
