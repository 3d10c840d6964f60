package writers.hook_sees_half_of_a_move;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void half() {
        int[] seen = new int[1];
        Window window = new Window() {
            @Override
            protected void lowMoved() {
                seen[0] = width();
            }
        };
        window.moveTo(100);
        assertEquals(-1, seen[0]);
        assertEquals(10, window.width());
    }
}
