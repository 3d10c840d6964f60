package inputs.sealed_receiver_gen;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        assertEquals(0, new Special() { @Override int size() { return 5; } }.run());
    }
}
