package statics.array_given_as_object;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void clear() {
        ((int[]) Palette.raw())[0] = -1;
        assertEquals("clear", Palette.name(0));
    }
}
