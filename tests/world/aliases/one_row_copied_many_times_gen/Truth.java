package aliases.one_row_copied_many_times_gen;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

import java.util.*;

class Truth {
    @Test
    void shows() throws Exception {

        Queue q = new Queue();
        q.take()[0] = 3;
        assertEquals(-1, q.first());
    }
}
