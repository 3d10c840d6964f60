package writers.nested_editor_sets_level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void high() {
        Gauge gauge = new Gauge();
        assertEquals("normal", gauge.state());
        new Gauge.Editor(gauge).set(500);
        assertEquals("high", gauge.state());
    }
}
