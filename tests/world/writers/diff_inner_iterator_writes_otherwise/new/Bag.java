package writers.diff_inner_iterator_writes_otherwise;

import java.util.Iterator;

// Only a private class changed, whose objects are handed out as an iterator and write a field of the bag.
public final class Bag implements Iterable<Integer> {
    private int size = 2;

    private final class Items implements Iterator<Integer> {
        private int at;

        @Override
        public boolean hasNext() {
            return at < size;
        }

        @Override
        public Integer next() {
            return at++;
        }

        @Override
        public void remove() {
            size = Math.max(0, size - 2);
        }
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Items();
    }

    public int size() {
        return size;
    }
}
// diff:
