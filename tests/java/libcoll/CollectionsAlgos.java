package libcoll;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;

// java.util.Collections algorithms: sort, shuffle, rotate, search, extremes, counting.
public class CollectionsAlgos {
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

    static List<Integer> nums(int n) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < n; i++) l.add(i);
        return l;
    }

    public static void main(String[] args) {
        List<Integer> l = nums(10);
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        List<Integer> ll = new LinkedList<>(nums(10));
        Collections.shuffle(ll, new Random(42));
        System.out.println(ll + " " + l.equals(ll));
        Collections.sort(l);
        System.out.println(l);
        Collections.reverse(l);
        System.out.println(l);
        for (int d : new int[] {0, 1, 3, -1, -4, 10, 23, -23}) {
            List<Integer> r = nums(7);
            Collections.rotate(r, d);
            System.out.println("rotate " + d + " " + r);
        }
        Collections.swap(l, 0, 9);
        System.out.println(l);
        t("swap bad", () -> {
            Collections.swap(l, 0, 10);
            return "";
        });
        Collections.fill(l.subList(2, 5), -1);
        System.out.println(l + " " + Collections.frequency(l, -1) + " " + Collections.frequency(Arrays.asList(null, 1, null), null));
        System.out.println(Collections.max(List.of(3, 9, 2)) + " " + Collections.min(List.of("pear", "fig", "apple")) + " " + Collections.max(List.of("pear", "fig", "apple"), Comparator.comparing(String::length)) + " " + Collections.min(List.of(3, 9, 2), Collections.reverseOrder()));
        t("max empty", () -> Collections.max(new ArrayList<Integer>()));
        List<Integer> even = List.of(0, 2, 4, 6, 8);
        StringBuilder b = new StringBuilder();
        for (int i = -1; i < 10; i++) b.append(Collections.binarySearch(even, i)).append(' ');
        System.out.println(b + "" + Collections.binarySearch(List.of(8, 6, 4), 6, Collections.reverseOrder()));
        System.out.println(Collections.disjoint(List.of(1, 2), List.of(3, 4)) + " " + Collections.disjoint(List.of(1, 2), List.of(2, 3)) + " " + Collections.disjoint(List.of(), List.of()));
        System.out.println(Collections.nCopies(3, "ab") + " " + Collections.nCopies(0, 1) + " " + String.join("", Collections.nCopies(4, "=")));
        t("nCopies neg", () -> Collections.nCopies(-1, 1));
        t("nCopies set", () -> Collections.nCopies(2, 1).set(0, 2));
        t("nCopies get", () -> Collections.nCopies(2, 1).get(2));
        List<Integer> rep = new ArrayList<>(List.of(1, 2, 1, 3));
        System.out.println(Collections.replaceAll(rep, 1, 9) + " " + rep + " " + Collections.replaceAll(rep, 7, 8));
        System.out.println(Collections.indexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)) + " " + Collections.lastIndexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)) + " " + Collections.indexOfSubList(List.of(1), List.of(2)) + " " + Collections.indexOfSubList(List.of(1), List.of()));
        List<Integer> dst = new ArrayList<>(Arrays.asList(0, 0, 0, 0));
        Collections.copy(dst, List.of(1, 2));
        System.out.println(dst);
        t("copy small", () -> {
            Collections.copy(new ArrayList<Integer>(), List.of(1));
            return "";
        });
        System.out.println(Collections.addAll(rep, 5, 6) + " " + Collections.addAll(rep) + " " + rep);
        List<String> words = new ArrayList<>(List.of("b", "A", "c", "B"));
        Collections.sort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.println(words);
        words.sort(Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER));
        System.out.println(words);
        t("reverse of immutable", () -> {
            Collections.reverse(List.of(1, 2));
            return "";
        });
        t("sort mixed", () -> {
            List<Object> mixed = new ArrayList<>(List.of(1, "a"));
            @SuppressWarnings({"unchecked", "rawtypes"})
            List<Integer> raw = (List) mixed;
            Collections.sort(raw);
            return "";
        });
        System.out.println(Collections.list(Collections.enumeration(List.of(1, 2, 3))) + " " + Collections.newSetFromMap(new java.util.TreeMap<String, Boolean>()).add("x") + " " + Collections.asLifoQueue(new java.util.ArrayDeque<>(List.of(1, 2))).peek());
    }
}
