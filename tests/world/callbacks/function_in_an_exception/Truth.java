package callbacks.function_in_an_exception;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    private static int reason(int key) {
        try {
            Gate.open(key);
            return 0;
        } catch (Gate.Closed closed) {
            return closed.reason.getAsInt();
        }
    }

    @Test
    void asksReasons() {
        assertEquals(1, reason(3));
        assertEquals(2, reason(4));
    }
}
