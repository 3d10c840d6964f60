package libcoll;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Spliterator;
import java.util.TreeSet;
import java.util.stream.StreamSupport;

// Spliterator basics: advance, split, sizes, characteristics.
public class Spliterators {
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

    static String drain(Spliterator<?> s) {
        StringBuilder b = new StringBuilder("[");
        s.forEachRemaining(x -> b.append(x).append(' '));
        return b.toString().trim() + "]";
    }

    static void show(String name, Spliterator<Integer> s) {
        System.out.println(name + " size " + s.estimateSize() + " exact " + (s.getExactSizeIfKnown() >= 0) + " ordered " + s.hasCharacteristics(Spliterator.ORDERED)
            + " sorted " + s.hasCharacteristics(Spliterator.SORTED) + " distinct " + s.hasCharacteristics(Spliterator.DISTINCT) + " immutable " + s.hasCharacteristics(Spliterator.IMMUTABLE) + " subsized " + s.hasCharacteristics(Spliterator.SUBSIZED));
        StringBuilder first = new StringBuilder();
        System.out.println("  advance " + s.tryAdvance(first::append) + " " + first);
        Spliterator<Integer> left = s.trySplit();
        System.out.println("  left " + (left == null ? "null" : drain(left)) + " right " + drain(s) + " more " + s.tryAdvance(x -> { }));
    }

    static class Countdown implements Iterable<Integer> {
        final int from;

        Countdown(int from) {
            this.from = from;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int n = from;

                @Override
                public boolean hasNext() {
                    return n > 0;
                }

                @Override
                public Integer next() {
                    if (n <= 0) throw new java.util.NoSuchElementException("countdown over");
                    return n--;
                }
            };
        }
    }

    public static void main(String[] args) {
        List<Integer> base = List.of(1, 2, 3, 4, 5, 6, 7, 8);
        show("ArrayList", new ArrayList<>(base).spliterator());
        show("asList", Arrays.asList(1, 2, 3, 4, 5).spliterator());
        show("LinkedList", new LinkedList<>(base).spliterator());
        show("HashSet", new HashSet<>(base).spliterator());
        show("TreeSet", new TreeSet<>(base).spliterator());
        show("empty", Collections.<Integer>emptyList().spliterator());
        show("Iterable", new Countdown(5).spliterator());
        show("array", Arrays.spliterator(new Integer[] {9, 8, 7}));
        t("sorted comparator", () -> new TreeSet<>(base).spliterator().getComparator());
        t("unsorted comparator", () -> base.spliterator().getComparator());
        t("late binding", () -> {
            List<Integer> l = new ArrayList<>(List.of(1));
            Spliterator<Integer> s = l.spliterator();
            l.add(2);
            return drain(s);
        });
        t("comod", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            l.spliterator().forEachRemaining(x -> l.add(9));
            return "";
        });
        t("stream of iterable", () -> StreamSupport.stream(new Countdown(6).spliterator(), false).filter(x -> x % 2 == 0).toList());
        t("null action", () -> base.spliterator().tryAdvance(null));
        t("for each", () -> {
            int sum = 0;
            for (int x : new Countdown(10)) sum = sum * 3 + x;
            return sum;
        });
        t("remove unsupported", () -> {
            Iterator<Integer> it = new Countdown(2).iterator();
            it.next();
            it.remove();
            return "";
        });
        t("exhausted", () -> new Countdown(0).iterator().next());
        Iterable<Integer> it = new Countdown(3);
        it.forEach(x -> System.out.print(x + "... "));
        System.out.println("liftoff");
    }
}
