package statics.record_in_list_holds_array;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Palette.byName("red").rgb()[1] = 7;
        assertFalse(Palette.pure());
    }
}
