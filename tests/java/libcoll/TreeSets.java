package libcoll;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableSet;
import java.util.SortedSet;
import java.util.TreeSet;

// TreeSet navigation, views, descending order, comparator identity rules.
public class TreeSets {
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

    public static void main(String[] args) {
        TreeSet<Integer> s = new TreeSet<>(List.of(50, 10, 40, 20, 30));
        System.out.println(s + " " + s.first() + " " + s.last() + " " + s.size());
        for (int k : new int[] {5, 10, 25, 50, 55}) System.out.println(k + " lower " + s.lower(k) + " floor " + s.floor(k) + " ceil " + s.ceiling(k) + " higher " + s.higher(k));
        System.out.println(s.headSet(30) + " " + s.headSet(30, true) + " " + s.tailSet(30) + " " + s.tailSet(30, false) + " " + s.subSet(10, 40) + " " + s.subSet(10, false, 40, true) + " " + s.descendingSet() + " " + s.subSet(20, 20));
        NavigableSet<Integer> view = s.subSet(15, true, 45, true);
        view.add(35);
        s.add(16);
        s.remove(20);
        System.out.println(view + " " + s + " " + view.first() + " " + view.pollLast() + " " + view.lower(16) + " " + view.higher(40) + " " + view.size());
        t("view add outside", () -> view.add(99));
        t("view sub outside", () -> view.subSet(0, 100));
        t("reversed range", () -> s.subSet(40, 10));
        NavigableSet<Integer> d = s.descendingSet();
        d.add(45);
        System.out.println(d + " " + d.first() + " " + d.headSet(30) + " " + d.lower(30) + " " + d.higher(30) + " " + d.pollFirst() + " " + s);
        t("first empty", () -> new TreeSet<Integer>().first());
        t("pollFirst empty", () -> new TreeSet<Integer>().pollFirst());
        t("null", () -> s.add(null));
        t("null in empty", () -> new TreeSet<String>().add(null));
        t("contains null", () -> s.contains(null));
        t("not comparable", () -> new TreeSet<Object>().add(new Object()));
        t("mixed", () -> {
            TreeSet<Object> m = new TreeSet<>();
            m.add("a");
            m.add(1);
            return m;
        });
        t("comod", () -> {
            for (Integer x : s) s.add(x + 1000);
            return "";
        });
        t("iterator remove", () -> {
            Iterator<Integer> it = s.iterator();
            it.next();
            it.remove();
            return s;
        });
        TreeSet<String> ci = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        System.out.println(ci.add("Apple") + " " + ci.add("APPLE") + " " + ci.add("banana") + " " + ci + " " + ci.contains("aPPle") + " " + ci.ceiling("B") + " " + ci.equals(new TreeSet<>(List.of("Apple", "banana"))));
        TreeSet<String> byLen = new TreeSet<>(Comparator.comparing(String::length));
        for (String w : "the quick brown fox jumps over the lazy dog".split(" ")) byLen.add(w);
        System.out.println(byLen + " " + (byLen.comparator() != null) + " " + s.comparator());
        TreeSet<String> nulls = new TreeSet<>(Comparator.nullsFirst(Comparator.reverseOrder()));
        nulls.addAll(java.util.Arrays.asList("a", null, "c", "b"));
        System.out.println(nulls + " " + nulls.first() + " " + nulls.higher(null));
        SortedSet<Character> cs = new TreeSet<>();
        for (char c : "hello world".toCharArray()) cs.add(c);
        System.out.println(cs + " " + cs.headSet('l') + " " + cs.tailSet('o').first());
        TreeSet<Integer> big = new TreeSet<>();
        for (int i = 0; i < 300; i++) big.add((i * 7919) % 1009);
        int removed = 0;
        for (int i = 0; i < 1009; i += 3) if (big.remove(i)) removed++;
        StringBuilder b = new StringBuilder();
        for (Integer x = big.first(); x != null; x = big.higher(x + 40)) b.append(x).append(' ');
        System.out.println(big.size() + " " + removed + " " + b);
        List<Integer> polled = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            polled.add(big.pollFirst());
            polled.add(big.pollLast());
        }
        System.out.println(polled + " " + big.hashCode());
    }
}
