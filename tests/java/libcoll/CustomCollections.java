package libcoll;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.Set;

// Own collections on top of the Abstract* skeletons inherit working behaviour.
public class CustomCollections {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    static class Range extends AbstractList<Integer> {
        final int lo;
        final int hi;

        Range(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        public Integer get(int i) {
            if (i < 0 || i >= size()) throw new IndexOutOfBoundsException("no " + i);
            return lo + i;
        }

        @Override
        public int size() {
            return hi - lo;
        }
    }

    static class Bits extends AbstractSet<Integer> {
        private long w;

        @Override
        public boolean add(Integer i) {
            long was = w;
            w |= 1L << i;
            return w != was;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                long rest = w;
                int last = -1;

                @Override
                public boolean hasNext() {
                    return rest != 0;
                }

                @Override
                public Integer next() {
                    if (rest == 0) throw new NoSuchElementException();
                    last = Long.numberOfTrailingZeros(rest);
                    rest &= rest - 1;
                    return last;
                }

                @Override
                public void remove() {
                    if (last < 0) throw new IllegalStateException();
                    w &= ~(1L << last);
                    last = -1;
                }
            };
        }

        @Override
        public int size() {
            return Long.bitCount(w);
        }
    }

    static class Squares extends AbstractMap<Integer, Integer> {
        @Override
        public Set<Entry<Integer, Integer>> entrySet() {
            Set<Entry<Integer, Integer>> s = new java.util.LinkedHashSet<>();
            for (int i = 0; i < 5; i++) s.add(Map.entry(i, i * i));
            return s;
        }
    }

    static class Ring<E> extends AbstractQueue<E> {
        private final Object[] a = new Object[3];
        private int head;
        private int n;

        @Override
        public boolean offer(E e) {
            if (n == a.length) return false;
            a[(head + n++) % a.length] = e;
            return true;
        }

        @Override
        public E peek() {
            @SuppressWarnings("unchecked")
            E e = n == 0 ? null : (E) a[head];
            return e;
        }

        @Override
        public E poll() {
            E e = peek();
            if (n > 0) {
                head = (head + 1) % a.length;
                n--;
            }
            return e;
        }

        @Override
        public Iterator<E> iterator() {
            List<E> l = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                @SuppressWarnings("unchecked")
                E e = (E) a[(head + i) % a.length];
                l.add(e);
            }
            return l.iterator();
        }

        @Override
        public int size() {
            return n;
        }
    }

    public static void main(String[] args) {
        Range r = new Range(3, 8);
        System.out.println(r + " " + r.contains(5) + " " + r.indexOf(7) + " " + r.subList(1, 3) + " " + r.equals(List.of(3, 4, 5, 6, 7)) + " " + r.hashCode() + " " + Collections.max(r) + " " + r.stream().mapToInt(x -> x).sum());
        t("range get", () -> r.get(5));
        t("range set", () -> r.set(0, 1));
        t("range add", () -> r.add(1));
        t("range iterator end", () -> {
            Iterator<Integer> it = r.listIterator(5);
            return it.next();
        });
        t("range binarySearch", () -> Collections.binarySearch(r, 6) + " " + Collections.binarySearch(r, 60));
        Bits b = new Bits();
        System.out.println(b.addAll(List.of(5, 1, 63, 5)) + " " + b + " " + b.size() + " " + b.contains(63) + " " + b.equals(Set.of(1, 5, 63)) + " " + b.hashCode());
        System.out.println(b.remove(5) + " " + b.remove(6) + " " + b.retainAll(Set.of(1, 2)) + " " + b + " " + b.removeIf(x -> x == 1) + " " + b.isEmpty());
        Squares q = new Squares();
        System.out.println(q + " " + q.get(3) + " " + q.get(9) + " " + q.containsValue(16) + " " + q.keySet() + " " + q.values() + " " + q.equals(Map.of(0, 0, 1, 1, 2, 4, 3, 9, 4, 16)) + " " + q.hashCode());
        t("squares put", () -> q.put(1, 1));
        Queue<String> ring = new Ring<>();
        System.out.println(ring.offer("a") + " " + ring.add("b") + " " + ring.offer("c") + " " + ring.offer("d") + " " + ring);
        t("ring full", () -> ring.add("x"));
        System.out.println(ring.remove() + " " + ring.element() + " " + ring.poll() + " " + ring.add("e") + " " + ring + " " + ring.contains("e"));
        ring.clear();
        t("ring empty", () -> ring.remove());
        t("ring element", () -> ring.element());
    }
}
