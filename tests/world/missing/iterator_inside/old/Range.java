// The iterator of a range is a private inner class: its changed method is public, but not to be called by name.
// diff:
package missing.iterator_inside;

import java.util.Iterator;
import java.util.NoSuchElementException;

public final class Range implements Iterable<Integer> {
    private final int end;

    public Range(int end) {
        this.end = end;
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Steps();
    }

    private final class Steps implements Iterator<Integer> {
        private int at;

        private Steps() {
        }

        @Override
        public boolean hasNext() {
            return at < end;
        }

        @Override
        public Integer next() {
            if (at >= end) {
                throw new NoSuchElementException();
            }
            return at++;
        }
    }
}
