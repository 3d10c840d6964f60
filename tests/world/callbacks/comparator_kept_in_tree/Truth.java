package callbacks.comparator_kept_in_tree;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import org.junit.jupiter.api.Test;

class Truth {
    static Ranking ranking;

    @Test
    void locks() {
        ranking = new Ranking((a, b) -> {
            if (ranking != null) {
                ranking.lock();
            }
            return a.compareTo(b);
        });
        assertFalse(ranking.put("a", 1));
        assertFalse(ranking.put("a", 1));
        assertTrue(new Ranking(null).put("a", 1));
    }
}
