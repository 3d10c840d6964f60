import java.util.ArrayList;
import java.util.List;

/** The number next to the one that an attribute has makes the program throw, and with it the test fails. */
class Edge {
    int last;
    int divisor;
    int size;
    int inside;
    int listed;
    int letter;
    int caught;
    final int[] cells = new int[3];
    int[] made;

    int look() {
        int value = cells[last];
        return 3;
    }

    int divide() {
        int value = 10 / divisor;
        return 3;
    }

    void make() {
        made = new int[size];
    }

    int lookInside() {
        int value = cells[inside];
        return 3;
    }

    int list() {
        new ArrayList<>(List.of(1, 1)).get(listed);
        return 3;
    }

    int letter() {
        "ab".charAt(letter);
        return 3;
    }

    int caught() {
        try {
            int value = 10 / caught;
        } catch (ArithmeticException e) {
            return 3;
        }
        return 3;
    }
}
