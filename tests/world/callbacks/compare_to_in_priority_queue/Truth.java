package callbacks.compare_to_in_priority_queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void stops() {
        Scheduler s = new Scheduler();
        Comparable<Object> task = other -> {
            s.stop();
            return 0;
        };
        assertEquals(0, s.submit(task));
        assertEquals(0, s.submit(task));
        Comparable<Object> calm = other -> 0;
        assertEquals(1, s.submit(calm));
    }
}
