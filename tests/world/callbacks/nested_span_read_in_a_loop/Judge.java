// A field that is first read after a call may have been written in it.
// generate: callbacks.nested_span_read_in_a_loop.Judge
package callbacks.nested_span_read_in_a_loop;

import java.util.*;

public final class Judge {
    public static int width(Span span, Iterator<String> steps) {
        int from = span.low;
        int count = 0;
        while (steps.hasNext()) {
            steps.next();
            if (from > span.high) { // tempts
                return -1;
            }
            count++;
        }
        return count;
    }

    public static final class Span {
        private int low;
        private int high;

        public void set(int a, int b) {
            if (a > b) {
                throw new IllegalArgumentException();
            }
            low = a;
            high = b;
        }
    }
}
