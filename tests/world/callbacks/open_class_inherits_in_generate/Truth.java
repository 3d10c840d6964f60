package callbacks.open_class_inherits_in_generate;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Purse p = new Purse();
        assertEquals(-1, p.pay(new Money() { @Override public byte byteValue() { p.close(); return 1; } }));
    }
}
