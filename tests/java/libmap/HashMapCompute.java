package libmap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

// compute, computeIfAbsent, computeIfPresent, merge: return values, null results, throwing functions.
public class HashMapCompute {
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

    static void drive(Map<String, Integer> m) {
        System.out.println(m.getClass().getSimpleName());
        m.put("a", 1);
        m.put("b", 2);
        m.put("n", null);
        t("compute present", () -> m.compute("a", (k, v) -> v + 10) + " " + m);
        t("compute absent", () -> m.compute("c", (k, v) -> v == null ? 100 : v) + " " + m);
        t("compute to null", () -> m.compute("c", (k, v) -> null) + " " + m.containsKey("c"));
        t("compute absent to null", () -> m.compute("zz", (k, v) -> null) + " " + m.containsKey("zz"));
        t("compute null value", () -> m.compute("n", (k, v) -> v == null ? -1 : 0) + " " + m);
        t("ifAbsent", () -> m.computeIfAbsent("a", k -> 999) + " " + m.computeIfAbsent("d", String::length) + " " + m.computeIfAbsent("e", k -> null) + " " + m.containsKey("e"));
        m.put("n", null);
        t("ifAbsent over null", () -> m.computeIfAbsent("n", k -> 7) + " " + m);
        m.put("n", null);
        t("ifPresent over null", () -> m.computeIfPresent("n", (k, v) -> 7) + " " + m.containsKey("n"));
        t("ifPresent", () -> m.computeIfPresent("a", (k, v) -> v * 2) + " " + m.computeIfPresent("q", (k, v) -> 1) + " " + m.computeIfPresent("b", (k, v) -> null) + " " + m);
        t("merge absent", () -> m.merge("x", 5, Integer::sum) + " " + m.merge("x", 6, Integer::sum) + " " + m.merge("x", 1, (p, q) -> null) + " " + m.containsKey("x"));
        t("merge over null", () -> m.merge("n", 3, Integer::sum) + " " + m);
        t("merge null value", () -> m.merge("n", null, Integer::sum));
        t("merge null function", () -> m.merge("n", 1, null));
        t("compute throws", () -> m.compute("a", (k, v) -> {
            throw new IllegalStateException("in compute " + k + v);
        }));
        t("unchanged", () -> m.get("a"));
        t("ifAbsent throws", () -> m.computeIfAbsent("fresh", k -> Integer.parseInt(k)));
        t("not added", () -> m.containsKey("fresh"));
        t("modifying function", () -> m.computeIfAbsent("rec", k -> {
            m.put("other" + m.size(), 1);
            return 5;
        }));
        t("replaceAll", () -> {
            m.values().removeIf(v -> v == null);
            m.replaceAll((k, v) -> -v);
            return m.size();
        });
    }

    public static void main(String[] args) {
        drive(new HashMap<>());
        drive(new TreeMap<>());
        drive(new java.util.LinkedHashMap<>());
        Map<Character, List<String>> groups = new TreeMap<>();
        for (String w : "apple avocado banana blueberry cherry apricot".split(" ")) groups.computeIfAbsent(w.charAt(0), k -> new ArrayList<>()).add(w);
        System.out.println(groups);
        Map<String, Integer> counts = new HashMap<>();
        for (String w : "to be or not to be that is the question to".split(" ")) counts.merge(w, 1, Integer::sum);
        System.out.println(counts);
        Map<Integer, Long> memo = new HashMap<>();
        for (int i = 0; i <= 50; i++) {
            int n = i;
            memo.compute(n, (k, v) -> n < 2 ? (long) n : memo.get(n - 1) + memo.get(n - 2));
        }
        System.out.println(memo.get(50) + " " + memo.size());
    }
}
