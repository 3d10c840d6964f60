package making.copied_by_a_subclass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    static class Copied extends Office implements Cloneable {
        Copied copy() throws CloneNotSupportedException {
            return (Copied) super.clone();
        }
    }

    @Test
    void copies() throws CloneNotSupportedException {
        Copied first = new Copied();
        Copied second = first.copy();
        first.sell(0);
        assertEquals(-1, second.open());
    }
}
