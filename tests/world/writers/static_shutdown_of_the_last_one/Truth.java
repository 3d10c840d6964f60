package writers.static_shutdown_of_the_last_one;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void crashed() {
        Service service = new Service();
        assertEquals(1, service.call());
        Service.crash();
        assertEquals(-1, service.call());
    }
}
