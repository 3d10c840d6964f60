package aliases.own_key_is_given_back_gen;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Door d = new Door(); assertEquals(1, d.open(d.key()));
    }
}
