package callbacks.class_between_gives_the_object;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() {
        Runnable task = new Desk().ask();
        task.run();
        task.run();
        assertThrows(IllegalStateException.class, task::run);
    }
}
