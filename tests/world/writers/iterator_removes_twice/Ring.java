package writers.iterator_removes_twice;

import java.util.Iterator;

// The size never falls below zero in the methods of the ring; its inner iterator decrements without asking.
// generate: writers.iterator_removes_twice.Ring
public class Ring implements Iterable<Integer> {
    private final int[] items = new int[4];
    private int size;

    public void add(int item) {
        if (size < items.length) {
            items[size++] = item;
        }
    }

    public boolean isConsistent() {
        if (size < 0) { // tempts
            return false;
        }
        return size <= items.length;
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<>() {
            private int at;

            @Override
            public boolean hasNext() {
                return at < size;
            }

            @Override
            public Integer next() {
                return items[at++];
            }

            @Override
            public void remove() {
                size--;
            }
        };
    }
}
