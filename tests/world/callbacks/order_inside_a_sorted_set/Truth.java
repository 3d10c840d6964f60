package callbacks.order_inside_a_sorted_set;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.SortedSet;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void asksTheOrder() {
        SortedSet<String> names = Names.byLength();
        names.add("bb");
        names.add("c");
        assertEquals(2, names.size());
    }
}
