package inputs.list_without_random_access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.ArrayList;
import java.util.LinkedList;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void linked() {
        assertEquals(2, Sampler.cost(new LinkedList<>()));
        assertEquals(1, Sampler.cost(new ArrayList<>()));
    }
}
