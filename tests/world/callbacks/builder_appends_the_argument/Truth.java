package callbacks.builder_appends_the_argument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    static int inner;

    @Test
    void nested() {
        Page p = new Page();
        assertEquals(3, p.write("abc"));
        p.write(new Object() {
            @Override
            public String toString() {
                inner = p.write("x");
                return "y";
            }
        });
        assertEquals(-1, inner);
    }
}
