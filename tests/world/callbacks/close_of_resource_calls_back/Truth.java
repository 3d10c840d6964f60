package callbacks.close_of_resource_calls_back;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void fails() throws Exception {
        Session s = new Session();
        assertEquals(-1, s.use(s::fail));
        assertEquals(0, s.use(() -> {}));
    }
}
