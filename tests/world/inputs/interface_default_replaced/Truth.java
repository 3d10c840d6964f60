package inputs.interface_default_replaced;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void broken() {
        Gauge broken = new Gauge() {
            @Override
            public int read() {
                return 0;
            }

            @Override
            public int precision() {
                return -1;
            }
        };
        assertEquals("?", Panel.show(broken));
        assertEquals("value 20", Panel.show(new Thermometer()));
    }
}
