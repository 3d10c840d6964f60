import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class GTest {
    @Test
    void rows() {
        G g = new G();
        g.rows = new int[] {4, 5};
        g.idx = 7;
        assertEquals(-1, g.row());
    }

    @Test
    void roots() {
        G g = new G();
        g.parent = null;
        assertEquals("root", g.root());
    }

    @Test
    void names() {
        G g = new G();
        g.owner = null;
        assertEquals("anon", g.named());
    }

    @Test
    void numbers() {
        G g = new G();
        g.val = "s";
        assertEquals(-1, g.number());
    }

    @Test
    void thirds() {
        G g = new G();
        g.tri = 0;
        assertFalse(g.third());
    }

    @Test
    void pairs() {
        G g = new G();
        g.pair.add(1);
        g.pair.add(2);
        assertFalse(g.ends());
    }

    @Test
    void ores() {
        G g = new G();
        g.ores.put("iron", 9);
        assertFalse(g.rich());
    }

    @Test
    void keeps() {
        G g = new G();
        g.rows = new int[3];
        g.quiet = 0;
        assertEquals(1, g.kept());
    }

    @Test
    void sevens() {
        G g = new G();
        g.rows = new int[3];
        g.loud = false;
        assertEquals(7, g.seven());
    }
}
