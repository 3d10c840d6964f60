package statics.map_filled_by_loader;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void expensive() {
        Loader.load("gold=500;tin=3");
        assertEquals(100, Prices.of("gold"));
        assertEquals(3, Prices.of("tin"));
    }
}
