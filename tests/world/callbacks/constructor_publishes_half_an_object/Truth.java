package callbacks.constructor_publishes_half_an_object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class Truth {
    static String seen;

    @Test
    void early() {
        List<Object> all = new ArrayList<>() {
            @Override
            public boolean add(Object o) {
                seen = o.toString();
                return super.add(o);
            }
        };
        assertEquals("a", new Node(all, "a").toString());
        assertEquals("unfinished", seen);
    }
}
