package inputs.sorted_map_without_null_keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void sorted() {
        Map<Level, Level> sorted = new TreeMap<>();
        sorted.put(Level.LOW, Level.HIGH);
        assertEquals(-1, Settings.standard(sorted));
        assertEquals(-1, Settings.standard(Map.of(Level.LOW, Level.HIGH)));
        assertEquals(1, Settings.standard(new HashMap<>()));
    }
}
