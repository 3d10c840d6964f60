// An iterator over a span captures both ends.
// diff: versions.captured_iterator.Span::of
package versions.captured_iterator;

import java.util.*;
public final class Span {
    static Iterator<Integer> of(int from, int to) {
        return new Iterator<>() {
            private int at;
            @Override public boolean hasNext() { return from + at < to; }
            @Override public Integer next() { return from + at++; }
        };
    }
}
