package inputs.collection_that_has_it_already;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void twice() {
        Set<String> members = new HashSet<>(Set.of("ada"));
        assertEquals(0, Roster.enrol(members, "ada"));
        assertEquals(2, Roster.enrol(members, "bob"));
    }
}
