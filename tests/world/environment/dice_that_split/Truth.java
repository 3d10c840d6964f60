package environment.dice_that_split;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void allEyes() {
        Set<String> seen = new TreeSet<>();
        for (int i = 0; i < 2000 && seen.size() < 3; i++) {
            seen.add(new Dice().roll());
        }
        assertEquals(3, seen.size());
    }
}
