package callbacks.hook_in_the_middle_of_a_move;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import org.junit.jupiter.api.Test;

class Truth {
    static boolean seen;

    @Test
    void turned() {
        Window w = new Window() {
            @Override
            protected void moved() {
                seen = isTurned();
            }
        };
        w.moveTo(100);
        assertTrue(seen);
        assertFalse(w.isTurned());
    }
}
