package environment.super_hash_code_gen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void all() {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            seen.add(new Thing().label());
        }
        assertEquals(3, seen.size());
    }
}
