package aliases.literal_is_the_argument;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void same() {
        assertEquals(1, Command.run("stop"));
        assertEquals(2, Command.run(new String("stop")));
        assertEquals(0, Command.run("go"));
    }
}
