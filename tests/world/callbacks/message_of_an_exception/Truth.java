package callbacks.message_of_an_exception;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void clears() {
        ErrorLog log = new ErrorLog();
        assertTrue(log.add(new Exception("a")));
        assertFalse(log.add(new Exception("b") {
            @Override
            public String getMessage() {
                log.clear();
                return super.getMessage();
            }
        }));
    }
}
