package statics.initialiser_fails_by_setting;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Settings.size = -1;
        assertEquals(-1, Loader.load());
        assertEquals(-2, Loader.load());
    }
}
