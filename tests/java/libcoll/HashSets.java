package libcoll;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

// HashSet order follows hashes and capacity; LinkedHashSet follows insertion; set algebra.
public class HashSets {
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
        Set<Integer> h = new HashSet<>();
        for (int i : new int[] {33, 1, 17, 16, 0, 100, 5, 65536, -1, 32}) h.add(i);
        System.out.println(h + " " + h.size());
        for (int i = 200; i < 230; i += 3) h.add(i);
        System.out.println(h);
        Set<String> s = new HashSet<>(List.of("banana", "apple", "cherry", "date", "elderberry", "fig", "grape"));
        System.out.println(s);
        Set<Object> mixed = new HashSet<>(Arrays.asList('a', 97, 97L, "a", 97.0, true, null, (short) 97));
        System.out.println(mixed.size() + " " + mixed.contains((byte) 97) + " " + mixed.contains(97) + " " + mixed.contains(null));
        Set<String> l = new LinkedHashSet<>(List.of("z", "y", "x", "w"));
        System.out.println(l.add("y") + " " + l.add("a") + " " + l.remove("z") + " " + l.add("z") + " " + l);
        Set<Integer> a = new HashSet<>(List.of(1, 2, 3, 4, 5));
        Set<Integer> b = new HashSet<>(List.of(4, 5, 6, 7));
        Set<Integer> u = new HashSet<>(a);
        System.out.println(u.addAll(b) + " " + u);
        Set<Integer> n = new HashSet<>(a);
        System.out.println(n.retainAll(b) + " " + n);
        Set<Integer> d = new HashSet<>(a);
        System.out.println(d.removeAll(b) + " " + d + " " + d.removeAll(b) + " " + a.containsAll(n));
        System.out.println(a.equals(new LinkedHashSet<>(List.of(5, 4, 3, 2, 1))) + " " + a.equals(List.of(1, 2, 3, 4, 5)) + " " + a.hashCode() + " " + new HashSet<>(List.of("a", "b")).hashCode());
        System.out.println(new HashSet<>(List.of(new ArrayList<>(List.of(1)), List.of(2))).contains(List.of(1)));
        t("comod", () -> {
            for (Integer x : a) a.remove(x + 1);
            return "none";
        });
        t("iterator remove", () -> {
            Iterator<Integer> it = u.iterator();
            while (it.hasNext()) if (it.next() % 2 == 0) it.remove();
            return u;
        });
        t("iterator remove first", () -> {
            u.iterator().remove();
            return "";
        });
        t("next past", () -> new HashSet<>().iterator().next());
        t("removeIf", () -> u.removeIf(x -> x > 4) + " " + u);
        t("neg capacity", () -> new HashSet<>(-1));
        t("bad load", () -> new HashSet<>(3, 0f));
        t("nan load", () -> new HashSet<>(3, Float.NaN));
        t("toArray", () -> Arrays.toString(new HashSet<>(List.of(3, 2, 1)).toArray()));
        t("clone", () -> {
            HashSet<Integer> x = new HashSet<>(List.of(1));
            @SuppressWarnings("unchecked")
            HashSet<Integer> y = (HashSet<Integer>) x.clone();
            y.add(2);
            return x + "" + y;
        });
        t("list key mutation", () -> {
            List<Integer> key = new ArrayList<>(List.of(1));
            Set<List<Integer>> set = new HashSet<>();
            set.add(key);
            key.add(2);
            return set.contains(key) + " " + set.add(key) + " " + set.size();
        });
        StringBuilder uniq = new StringBuilder();
        Set<Character> seen = new HashSet<>();
        for (char c : "mississippi river".toCharArray()) if (seen.add(c)) uniq.append(c);
        System.out.println(uniq + " " + seen);
        Set<Double> ds = new HashSet<>(Arrays.asList(0.0, -0.0, Double.NaN, 0.0 / 0.0, 1.0));
        System.out.println(ds.size() + " " + ds);
        Set<Long> ls = new HashSet<>();
        for (long x = 1; x < 1L << 40; x *= 7) ls.add(x);
        System.out.println(ls);
    }
}
