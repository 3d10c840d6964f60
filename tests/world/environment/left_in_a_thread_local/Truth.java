package environment.left_in_a_thread_local;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void deep() {
        Nesting.DEPTH.set(7);
        try {
            assertEquals("...", Nesting.indent());
        } finally {
            Nesting.DEPTH.remove();
        }
    }
}
