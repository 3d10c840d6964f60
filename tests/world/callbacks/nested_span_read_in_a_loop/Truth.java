package callbacks.nested_span_read_in_a_loop;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

import java.util.*;

class Truth {
    @Test
    void shows() throws Exception {

        Judge.Span s = new Judge.Span();
        s.set(5, 9);
        Iterator<String> it =
                new Iterator<>() {
                    public boolean hasNext() {
                        return true;
                    }

                    public String next() {
                        s.set(1, 2);
                        return "";
                    }
                };
        assertEquals(-1, Judge.width(s, it));
    }
}
