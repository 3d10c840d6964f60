package callbacks.formatted_argument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void stale() {
        Badge b = new Badge();
        assertEquals("<a>", b.print("a"));
        assertEquals("stale", b.print(new Object() {
            @Override
            public String toString() {
                b.revise();
                return "b";
            }
        }));
    }
}
