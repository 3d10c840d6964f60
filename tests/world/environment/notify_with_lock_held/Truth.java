package environment.notify_with_lock_held;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void rung() {
        Object lock = new Object();
        synchronized (lock) {
            assertEquals("rung", Bell.ring(lock));
        }
    }
}
