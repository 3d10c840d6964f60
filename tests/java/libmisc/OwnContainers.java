package libmisc;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

// Home-made generic containers: hash table, linked sequence with fail-fast iterator, heap, zipper.
public class OwnContainers {
    static final class Table<K, V> implements Iterable<Table.Cell<K, V>> {
        static final class Cell<K, V> {
            final K k;
            V v;
            Cell<K, V> next;

            Cell(K k, V v, Cell<K, V> next) {
                this.k = k;
                this.v = v;
                this.next = next;
            }

            @Override
            public String toString() {
                return k + "->" + v;
            }
        }

        @SuppressWarnings("unchecked")
        private Cell<K, V>[] bins = (Cell<K, V>[]) new Cell<?, ?>[4];
        private int size;
        private int changes;

        V put(K k, V v) {
            for (Cell<K, V> c = bins[slot(k)]; c != null; c = c.next) {
                if (Objects.equals(c.k, k)) {
                    V old = c.v;
                    c.v = v;
                    return old;
                }
            }
            if (++size > bins.length) {
                Cell<K, V>[] old = bins;
                bins = Arrays.copyOf(old, old.length * 2);
                Arrays.fill(bins, null);
                for (Cell<K, V> c : old) for (; c != null; c = c.next) bins[slot(c.k)] = new Cell<>(c.k, c.v, bins[slot(c.k)]);
            }
            bins[slot(k)] = new Cell<>(k, v, bins[slot(k)]);
            changes++;
            return null;
        }

        V get(K k) {
            for (Cell<K, V> c = bins[slot(k)]; c != null; c = c.next) if (Objects.equals(c.k, k)) return c.v;
            throw new NoSuchElementException("no key " + k);
        }

        private int slot(K k) {
            return Objects.hashCode(k) & bins.length - 1;
        }

        @Override
        public Iterator<Cell<K, V>> iterator() {
            return new Iterator<>() {
                final int expected = changes;
                int bin = -1;
                Cell<K, V> cur = advance(null);

                private Cell<K, V> advance(Cell<K, V> c) {
                    if (c != null) c = c.next;
                    while (c == null && ++bin < bins.length) c = bins[bin];
                    return c;
                }

                @Override
                public boolean hasNext() {
                    return cur != null;
                }

                @Override
                public Cell<K, V> next() {
                    if (expected != changes) throw new ConcurrentModificationException(changes - expected + " changes");
                    if (cur == null) throw new NoSuchElementException();
                    Cell<K, V> r = cur;
                    cur = advance(cur);
                    return r;
                }
            };
        }
    }

    static final class Heap<T> {
        private Object[] a = new Object[2];
        private int n;
        private final Comparator<? super T> cmp;

        Heap(Comparator<? super T> cmp) {
            this.cmp = cmp;
        }

        @SafeVarargs
        final Heap<T> add(T... xs) {
            for (T x : xs) {
                if (n == a.length) a = Arrays.copyOf(a, n * 2);
                int i = n++;
                for (; i > 0 && cmp.compare(x, at((i - 1) / 2)) < 0; i = (i - 1) / 2) a[i] = a[(i - 1) / 2];
                a[i] = x;
            }
            return this;
        }

        @SuppressWarnings("unchecked")
        private T at(int i) {
            return (T) a[i];
        }

        T pop() {
            if (n == 0) throw new IllegalStateException("empty heap");
            T top = at(0);
            T x = at(--n);
            a[n] = null;
            int i = 0;
            for (int k; (k = 2 * i + 1) < n; i = k) {
                if (k + 1 < n && cmp.compare(at(k + 1), at(k)) < 0) k++;
                if (cmp.compare(x, at(k)) <= 0) break;
                a[i] = a[k];
            }
            if (n > 0) a[i] = x;
            return top;
        }
    }

    static <A, B, C> Iterable<C> zip(Iterable<? extends A> a, Iterable<? extends B> b, BiFunction<? super A, ? super B, ? extends C> f) {
        return () -> new Iterator<C>() {
            final Iterator<? extends A> x = a.iterator();
            final Iterator<? extends B> y = b.iterator();

            @Override
            public boolean hasNext() {
                return x.hasNext() && y.hasNext();
            }

            @Override
            public C next() {
                return f.apply(x.next(), y.next());
            }
        };
    }

    static <T extends Comparable<? super T>> T largest(Collection<? extends T> c) {
        T best = null;
        for (T t : c) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    static <T> Function<T, String> label(Predicate<? super T> p, String yes, String no) {
        return t -> p.test(t) ? yes : no;
    }

    public static void main(String[] args) {
        Table<String, Integer> t = new Table<>();
        for (String w : "one two three four five six seven one null".split(" ")) System.out.print(t.put(w.equals("null") ? null : w, w.length()) + " ");
        System.out.println(t.size + " " + t.bins.length + " " + t.get("seven") + " " + t.get(null));
        System.out.println(StreamSupport.stream(t.spliterator(), false).map(Object::toString).sorted().collect(Collectors.joining(", ")));
        for (Table.Cell<String, Integer> c : t) System.out.print(c + " ");
        System.out.println();
        try {
            for (Table.Cell<String, Integer> c : t) t.put(c.k + "!", 0);
        } catch (ConcurrentModificationException e) {
            System.out.println(e.getMessage() + " " + t.size);
        }
        Heap<String> h = new Heap<String>(Comparator.comparing(String::length)).add("ccc", "a", "dddd", "bb", "eeeee");
        StringBuilder b = new StringBuilder();
        while (h.n > 0) b.append(h.pop()).append(' ');
        System.out.println(b);
        for (String s : zip(List.of(1, 2, 3), List.of("a", "b"), (x, y) -> y.repeat(x))) System.out.print(s + " ");
        System.out.println(largest(List.of(3, 9, 4)) + " " + largest(List.<String>of()) + " " + label(Objects::isNull, "nil", "val").apply(null));
        try {
            t.get("missing");
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Heap<Object> raw = new Heap<>((x, y) -> ((String) x).compareTo((String) y));
        try {
            raw.add("s", 5);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        h.pop();
    }
}
