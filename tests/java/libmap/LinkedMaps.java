package libmap;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

// LinkedHashMap: insertion order, access order, eviction.
public class LinkedMaps {
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

    static class Lru<K, V> extends LinkedHashMap<K, V> {
        private static final long serialVersionUID = 1L;
        final int max;
        final List<K> evicted = new ArrayList<>();

        Lru(int max) {
            super(16, 0.75f, true);
            this.max = max;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            if (size() > max) {
                evicted.add(e.getKey());
                return true;
            }
            return false;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>();
        for (String s : "delta alpha charlie bravo".split(" ")) m.put(s, s.length());
        m.put("alpha", 50);
        m.remove("delta");
        m.put("delta", 6);
        m.putIfAbsent("echo", 4);
        m.get("charlie");
        System.out.println(m + " " + m.keySet() + " " + m.values());
        Map<Integer, String> a = new LinkedHashMap<>(16, 0.75f, true);
        for (int i = 1; i <= 5; i++) a.put(i, "v" + i);
        a.get(2);
        a.getOrDefault(1, "");
        a.get(99);
        a.containsKey(3);
        a.put(4, "v4b");
        a.putIfAbsent(3, "no");
        System.out.println(a);
        a.compute(5, (k, v) -> v + "!");
        a.merge(2, "+", String::concat);
        a.replace(1, "one");
        a.computeIfAbsent(4, k -> "never");
        System.out.println(a);
        a.forEach((k, v) -> { });
        for (Map.Entry<Integer, String> e : a.entrySet()) e.setValue(e.getValue() + ".");
        System.out.println(a);
        t("get during iteration in access order", () -> {
            for (Integer k : a.keySet()) a.get(k == 3 ? 2 : 3);
            return "";
        });
        t("get during iteration in insertion order", () -> {
            for (String k : m.keySet()) m.get("echo");
            return m.size();
        });
        Lru<String, Integer> c = new Lru<>(3);
        for (String s : "a b c a d e a f a b".split(" ")) c.merge(s, 1, Integer::sum);
        System.out.println(c + " " + c.evicted);
        c.get("f");
        c.put("z", 9);
        System.out.println(c + " " + c.evicted + " " + c.size());
        c.putAll(Map.of("q", 1));
        System.out.println(c);
        Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator();
        it.next();
        it.next();
        it.remove();
        System.out.println(m + " " + it.next());
        System.out.println(m.equals(new java.util.HashMap<>(m)) + " " + (m.hashCode() == new java.util.HashMap<>(m).hashCode()));
        m.replaceAll((k, v) -> v + k.length());
        m.keySet().removeIf(k -> k.startsWith("b"));
        System.out.println(m);
        Map<String, Integer> fixed = new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Integer> e) {
                return e.getValue() < 0;
            }
        };
        for (int i = -2; i < 3; i++) fixed.put("k" + i, i);
        System.out.println(fixed);
        m.clear();
        m.put("again", 1);
        System.out.println(m + " " + new LinkedHashMap<>(Map.of(1, 2)));
        t("comod", () -> {
            for (String k : m.keySet()) {
                m.put("x" + k, 1);
                m.put("y" + k, 1);
            }
            return "";
        });
    }
}
