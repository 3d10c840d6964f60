package environment.shard_by_hash;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void allQueues() {
        Set<String> seen = new TreeSet<>();
        for (int i = 0; i < 5000 && seen.size() < 4; i++) {
            seen.add(new Ticket(i).queue());
        }
        assertTrue(seen.size() == 4);
    }
}
