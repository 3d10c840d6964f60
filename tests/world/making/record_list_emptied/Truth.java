package making.record_list_emptied;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void cancelled() {
        List<String> lines = new ArrayList<>(List.of("tea"));
        Order order = new Order(lines);
        lines.clear();
        assertEquals("cancelled", order.first());
    }
}
