import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class TeamTest {
    @Test void best() {
        Team team = new Team("go");
        team.add("b", 5, 1);
        team.add("a", 1, 2);
        team.add("c", 9, 3);
        assertEquals("b,c", team.best());
    }
}
