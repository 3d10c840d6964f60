package making.nested_builder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void family() {
        assertEquals(15, new Pizza.Builder().size(60).build().price());
    }
}
