package making.private_method_handed_out;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void empty() {
        Gauge gauge = new Gauge();
        gauge.drainer().run();
        assertEquals("empty", gauge.shown());
    }
}
