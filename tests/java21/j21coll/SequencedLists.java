package j21coll;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SequencedCollection;
import java.util.Vector;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

/** Lists and deques as sequenced collections: both ends, and views in reverse order. */
public class SequencedLists {

    static void ends(SequencedCollection<Integer> c) {
        System.out.print(c.getClass().getSimpleName() + ": ");
        c.addFirst(1);
        c.addLast(2);
        c.addFirst(0);
        c.addLast(3);
        System.out.print(c + " " + c.getFirst() + c.getLast() + " " + c.reversed() + " ");
        System.out.print(c.removeFirst() + "" + c.removeLast() + " " + c + " ");
        SequencedCollection<Integer> r = c.reversed();
        r.addFirst(10);
        r.addLast(-10);
        System.out.print(c + " " + r + " " + r.reversed() + " " + r.getFirst() + " " + r.removeLast() + " ");
        System.out.println(r.contains(10) + " " + r.stream().map(String::valueOf).collect(Collectors.joining("-")));
        c.clear();
        try {
            c.getFirst();
        } catch (NoSuchElementException e) {
            System.out.print("none ");
        }
        try {
            c.reversed().removeLast();
        } catch (NoSuchElementException e) {
            System.out.println("none");
        }
    }

    static void unsupported(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " done");
        } catch (UnsupportedOperationException e) {
            System.out.println(what + " unsupported");
        }
    }

    public static void main(String[] args) {
        ends(new ArrayList<>());
        ends(new LinkedList<>());
        ends(new ArrayDeque<>());
        ends(new Vector<>());
        ends(new CopyOnWriteArrayList<>());
        ends(new ConcurrentLinkedDeque<>());

        List<String> base = new ArrayList<>(List.of("a", "b", "c", "d", "e"));
        List<String> rev = base.reversed();
        System.out.println(rev.get(1) + rev.indexOf("a") + rev.lastIndexOf("e") + rev.subList(1, 3));
        rev.add("z");
        rev.add(1, "y");
        rev.set(0, "E");
        System.out.println(base + " " + rev + " " + rev.size());
        rev.subList(0, 2).clear();
        rev.removeIf(s -> s.equals("c"));
        rev.replaceAll(s -> s + s);
        System.out.println(base + " " + rev);
        var it = rev.listIterator(rev.size());
        while (it.hasPrevious()) {
            String s = it.previous();
            if (s.startsWith("b")) {
                it.remove();
            }
        }
        System.out.println(base + " " + rev.equals(List.of("dd", "aa", "zz")) + " " + (rev.hashCode() == List.of("dd", "aa", "zz").hashCode()));
        rev.sort(null);
        System.out.println(base + " " + rev + " " + Arrays.toString(rev.toArray()) + " " + Arrays.toString(rev.toArray(new String[0])));
        System.out.println(rev.reversed() == base);

        List<Integer> fixed = Arrays.asList(1, 2, 3);
        System.out.println(fixed.reversed() + " " + fixed.getFirst() + fixed.getLast());
        fixed.reversed().set(0, 33);
        System.out.println(fixed);
        unsupported("asList", () -> fixed.addFirst(1));
        unsupported("List.of", () -> List.of(1).removeFirst());
        unsupported("List.of reversed", () -> List.of(1, 2, 3).reversed().set(0, 1));
        unsupported("unmodifiable", () -> Collections.unmodifiableList(new ArrayList<>(fixed)).reversed().addLast(3));
        System.out.println(List.of(1, 2, 3).reversed().reversed() + " " + List.of().reversed());

        Deque<Integer> d = new ArrayDeque<>(List.of(1, 2, 3));
        Deque<Integer> dr = d.reversed();
        dr.push(4);
        dr.offerLast(0);
        System.out.println(d + " " + dr + " " + dr.peekFirst() + dr.peekLast() + " " + dr.pop() + dr.pollLast());
        LinkedList<Integer> l = new LinkedList<>(d);
        LinkedList<Integer> lr = l.reversed();
        lr.add(9);
        System.out.println(l + " " + lr + " " + lr.peek());
        SequencedCollection<Integer> view = Collections.unmodifiableSequencedCollection(new ArrayDeque<>(d));
        System.out.println(view.reversed() + " " + view.getLast());
        unsupported("view", view::removeFirst);
        int sum = 0;
        for (int i : l.reversed()) {
            sum = sum * 10 + i;
        }
        System.out.println(sum);
    }
}
