package inputs.log_is_read_only_list;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void refused() {
        assertFalse(Journal.record(List.of(), "a"));
        assertFalse(Journal.record(Arrays.asList(), "a"));
        assertTrue(Journal.record(new ArrayList<>(), "a"));
    }
}
