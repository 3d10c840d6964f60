import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class HTest {
    @Test
    void a() {
        H h = new H();
        h.name("zap");
        h.look();
    }

    @Test
    void b() {
        H g = new H();
        g.id("zap");
        assertFalse(g.known());
    }
}
