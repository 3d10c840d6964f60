package making.factory_beside_constructor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void more() {
        assertEquals("more than all", Percent.ratio(3, 2).grade());
    }
}
