package libmap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

// Iteration order of a HashMap while it grows, shrinks and is copied.
public class ResizeOrder {
    public static void main(String[] args) {
        Map<Integer, Integer> m = new HashMap<>(2);
        for (int i = 0; i < 20; i++) {
            m.put(i * 13 % 64, i);
            if (i % 3 == 0) System.out.println(m.size() + " " + m.keySet());
        }
        Map<Integer, Integer> copy = new HashMap<>(m);
        System.out.println(copy.equals(m) + " " + copy.keySet());
        Map<Integer, Integer> wide = new HashMap<>(1000);
        wide.putAll(m);
        wide.put(777, 1);
        wide.put(1801, 2);
        System.out.println(wide.keySet());
        Map<Integer, Integer> tight = new HashMap<>(1, 100f);
        for (int i = 9; i >= 0; i--) tight.put(i * 3, i);
        System.out.println(tight);
        Map<String, Integer> words = new HashMap<>();
        String text = "it was the best of times it was the worst of times it was the age of wisdom it was the age of foolishness";
        for (String w : text.split(" ")) words.merge(w, 1, Integer::sum);
        System.out.println(words);
        List<Map.Entry<String, Integer>> es = new ArrayList<>(words.entrySet());
        es.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
        System.out.println(es);
        for (String k : new ArrayList<>(words.keySet())) if (words.get(k) == 1) words.remove(k);
        System.out.println(words);
        Map<Character, Integer> letters = new HashMap<>();
        for (char c : "sphinx of black quartz judge my vow".toCharArray()) letters.merge(c, 1, Integer::sum);
        System.out.println(letters);
        Map<Long, String> longs = new HashMap<>();
        for (long l = 1; l < 1L << 50; l <<= 5) longs.put(l, Long.toHexString(l));
        System.out.println(longs);
        Map<Double, String> doubles = new HashMap<>();
        for (double d = 0.25; d < 5; d *= 1.5) doubles.put(d, "d");
        System.out.println(doubles.keySet());
        Map<Boolean, String> bools = new HashMap<>(Map.of(true, "t", false, "f"));
        System.out.println(bools);
        Map<List<Integer>, Integer> lists = new HashMap<>();
        for (int i = 0; i < 6; i++) lists.put(List.of(i, i * i), i);
        System.out.println(lists);
        Map<String, Map<String, Integer>> nested = new LinkedHashMap<>();
        for (String s : "x.a x.b y.a x.a z.c y.a".split(" ")) {
            String[] p = s.split("\\.");
            nested.computeIfAbsent(p[0], k -> new HashMap<>()).merge(p[1], 1, Integer::sum);
        }
        System.out.println(nested);
        Map<Integer, Integer> churn = new HashMap<>();
        for (int i = 0; i < 400; i++) {
            churn.put(i * 2654435 >>> 7, i);
            if (i % 3 == 2) churn.remove((i - 1) * 2654435 >>> 7);
        }
        int h = 0;
        for (Map.Entry<Integer, Integer> e : churn.entrySet()) h = h * 31 + e.getKey() * 7 + e.getValue();
        System.out.println(churn.size() + " " + h);
        Object clone = ((HashMap<Integer, Integer>) tight).clone();
        System.out.println(clone.equals(tight) + " " + (clone != tight));
    }
}
