package environment.random_identifier;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void allGroups() {
        Set<String> seen = new TreeSet<>();
        for (int i = 0; i < 3000 && seen.size() < 3; i++) {
            seen.add(new Lot().group());
        }
        assertEquals(3, seen.size());
    }
}
