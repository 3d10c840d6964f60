package aliases.getter_gives_the_list_as_iterable;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void removed() {
        Roster roster = new Roster("a");
        assertTrue(roster.hasLeader());
        var names = roster.names().iterator();
        names.next();
        names.remove();
        assertFalse(roster.hasLeader());
    }
}
