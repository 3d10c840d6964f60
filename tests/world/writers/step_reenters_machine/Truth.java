package writers.step_reenters_machine;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void reenters() {
        Machine machine = new Machine();
        int[] inner = new int[1];
        assertEquals(1, machine.run(new Step() {
            @Override
            public void perform() {
                inner[0] = machine.run(new Step());
            }
        }));
        assertEquals(-1, inner[0]);
    }
}
