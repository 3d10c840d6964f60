package missing.index_of_a_switch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void tooOften() {
        Signal signal = new Signal();
        assertEquals(20, signal.pass(true));
        signal.pass(false);
        signal.pass(true);
        assertEquals(-1, signal.pass(true));
    }
}
