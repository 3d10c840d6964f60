package aliases.view_of_array_is_set;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void unset() {
        Team team = new Team();
        assertEquals(4, team.goal());
        team.places().set(0, null);
        assertEquals(-1, team.goal());
    }
}
