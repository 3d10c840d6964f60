package environment.name_of_an_object;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void allLanes() {
        Set<String> seen = new TreeSet<>();
        for (int i = 0; i < 5000 && seen.size() < 3; i++) {
            seen.add(new Handle().lane());
        }
        assertEquals(3, seen.size());
    }
}
