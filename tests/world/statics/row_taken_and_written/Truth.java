package statics.row_taken_and_written;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Levels.raise(0);
        assertTrue(Levels.high());
    }
}
