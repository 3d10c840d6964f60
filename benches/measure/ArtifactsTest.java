import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A suite of `benches/artifacts` for `benches/measure.rs`. */
class ArtifactsTest {
    @Test
    void triangles() {
        int scalene = 0;
        for (int a = -1; a < 6; a++) {
            for (int b = -1; b < 6; b++) {
                for (int c = -1; c < 6; c++) {
                    scalene += Triangle.classify(a, b, c) == 1 ? 1 : 0;
                }
            }
        }
        assertTrue(scalene > 0);
    }

    @Test
    void treesGrowAndShrink() {
        RedBlackTree tree = new RedBlackTree();
        for (int i = 0; i < 60; i++) {
            tree.put(i * 37 % 61, i);
        }
        for (int i = 0; i < 60; i += 2) {
            tree.remove(i);
        }
        assertEquals(-1, tree.get(1000, -1));
        assertTrue(tree.size() > 0);
    }

    @Test
    void traffic() {
        int advised = 0;
        for (int i = 0; i < 40; i++) {
            advised += Tcas.advise(601 + i, i & 1, i >> 1 & 1, 500 + i * 10, 600 - i, 400 + i * 25, i & 3, 300 + i * 30,
                    700 - i * 5, i % 3, i % 5, 0);
        }
        assertTrue(advised >= 0);
    }

    @Test
    void brakes() {
        int pressure = 0;
        for (int i = 0; i < 40; i++) {
            pressure += Wbs.launch(i % 5, i % 2 == 0, i % 3 == 0, i % 4, i % 7 == 0, i % 5 == 0, i % 3, i % 11 == 0, false,
                    i % 6, false, i % 2 == 1);
        }
        assertTrue(pressure > -1);
    }
}
