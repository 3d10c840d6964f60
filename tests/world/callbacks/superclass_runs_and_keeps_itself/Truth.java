package callbacks.superclass_runs_and_keeps_itself;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() {
        new Shop().work();
        assertEquals(0, Shop.Job.last.cost(9));
    }
}
