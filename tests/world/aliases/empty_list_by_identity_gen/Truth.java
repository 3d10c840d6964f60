package aliases.empty_list_by_identity_gen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shared() {
        assertEquals(1, Search.same(Collections.emptyList()));
    }
}
