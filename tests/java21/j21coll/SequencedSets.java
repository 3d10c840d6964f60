package j21coll;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.SequencedSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;

/** Sets with an order, and how they move elements that they already have. */
public class SequencedSets {

    static void walk(SequencedSet<Integer> s) {
        System.out.println(s.getClass().getSimpleName() + " " + s + " " + s.getFirst() + " " + s.getLast() + " " + s.reversed());
        SequencedSet<Integer> r = s.reversed();
        System.out.println(r.add(3) + " " + r.add(100) + " " + r.remove(5) + " " + r + " " + s);
        System.out.println(r.removeFirst() + " " + r.removeLast() + " " + r + " " + s.equals(r) + " " + r.contains(4));
        try {
            s.addFirst(77);
            s.addLast(4);
            r.addFirst(9);
            System.out.println(s + " " + r);
        } catch (UnsupportedOperationException e) {
            System.out.println("sorted: no position to choose");
        }
        r.retainAll(Set.of(2, 3, 4));
        System.out.println(s + " " + r.stream().mapToInt(i -> i).sum() + " " + List.copyOf(r).size());
        s.clear();
        try {
            r.getFirst();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + r.isEmpty());
        }
    }

    public static void main(String[] args) {
        List<Integer> init = List.of(5, 3, 8, 1, 2, 4);
        walk(new LinkedHashSet<>(init));
        walk(new TreeSet<>(init));
        walk(new ConcurrentSkipListSet<>(init));
        LinkedHashSet<String> h = new LinkedHashSet<>(List.of("x", "y", "z"));
        h.addFirst("z");
        h.addLast("x");
        h.add("y");
        System.out.println(h + " " + h.reversed().reversed() + " " + h.removeLast());
        SequencedSet<String> view = Collections.unmodifiableSequencedSet(h);
        try {
            view.addFirst("q");
        } catch (UnsupportedOperationException e) {
            System.out.println("view " + view.reversed());
        }
        SequencedSet<String> fromMap = Collections.newSequencedSetFromMap(new java.util.LinkedHashMap<>());
        fromMap.add("m");
        fromMap.addFirst("l");
        System.out.println(fromMap + " " + fromMap.reversed());
        NavigableSet<Integer> t = new TreeSet<>(init);
        System.out.println(t.reversed().first() + " " + t.reversed().headSet(3) + " " + t.removeFirst() + t.removeLast() + " " + t);
        SortedSet<Integer> sub = t.subSet(2, 5);
        System.out.println(sub.getFirst() + " " + sub.getLast() + " " + sub.reversed());
    }
}
