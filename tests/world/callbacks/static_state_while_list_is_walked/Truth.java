package callbacks.static_state_while_list_is_walked;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        assertEquals(-1, Desk.take(new ArrayList<>() {
            @Override
            public Iterator<String> iterator() {
                Desk.close();
                return super.iterator();
            }
        }));
    }
}
