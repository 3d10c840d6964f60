package versions.captured_iterator;

import java.util.*;
public final class Span {
    static Iterator<Integer> of(int from, int to) {
        return new Iterator<>() {
            private int at;
            @Override public boolean hasNext() { return to + at < from; }
            @Override public Integer next() { return to + at++; }
        };
    }
}
