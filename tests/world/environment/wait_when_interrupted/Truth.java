package environment.wait_when_interrupted;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void interrupted() {
        Thread.currentThread().interrupt();
        assertEquals(true, Pause.pause());
    }
}
