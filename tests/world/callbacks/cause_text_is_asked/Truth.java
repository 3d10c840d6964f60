package callbacks.cause_text_is_asked;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Fail f = new Fail();
        assertEquals("marked", f.wrap(new Exception() {
            @Override
            public String toString() {
                f.mark();
                return "x";
            }
        }));
    }
}
