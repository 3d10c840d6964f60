import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class QTest {
    @Test
    void noPrice() {
        Q q = new Q();
        q.kind("zap");
        assertEquals(0, q.price());
    }

    @Test
    void alwaysSeven() {
        Q q = new Q();
        q.unit("s");
        assertEquals(7, q.seven());
    }
}
