package callbacks.cause_text_of_error;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Fail f = new Fail();
        assertEquals(-1, f.wrap(new Exception() {
            @Override
            public String toString() {
                f.mark();
                return "x";
            }
        }));
    }
}
