package callbacks.own_exception_with_cause;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Store s = new Store();
        assertEquals(-1, s.save(new Exception() {
            @Override
            public String toString() {
                s.close();
                return "x";
            }
        }));
    }
}
