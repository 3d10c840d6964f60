package inputs.callback_throws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void aListenerMayThrow() {
        assertEquals(-1, new Upload().send(bytes -> { throw new IllegalStateException(); }, 3));
    }
}
