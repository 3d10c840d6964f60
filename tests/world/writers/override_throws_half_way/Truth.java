package writers.override_throws_half_way;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void unbalanced() {
        Transfer transfer = new Transfer() {
            @Override
            protected void log() {
                throw new IllegalStateException("disk full");
            }
        };
        assertTrue(transfer.isBalanced());
        assertThrows(IllegalStateException.class, () -> transfer.move(5));
        assertFalse(transfer.isBalanced());
    }
}
