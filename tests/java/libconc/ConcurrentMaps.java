package libconc;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

// ConcurrentHashMap and skip lists used by one thread.
public class ConcurrentMaps {
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
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        System.out.println(m.put("a", 1) + " " + m.putIfAbsent("a", 2) + " " + m.putIfAbsent("b", 2) + " " + m.get("a") + " " + m.getOrDefault("z", -1) + " " + m.replace("a", 1, 10) + " " + m.remove("b", 3) + " " + m + " " + m.size() + " " + m.mappingCount());
        System.out.println(m.compute("a", (k, v) -> v + 1) + " " + m.computeIfAbsent("c", String::length) + " " + m.computeIfPresent("c", (k, v) -> null) + " " + m.merge("a", 5, Integer::sum) + " " + m.merge("n", 5, Integer::sum) + " " + m.contains(5) + " " + m.containsValue(6));
        t("null key", () -> m.put(null, 1));
        t("null value", () -> m.put("x", null));
        t("get null", () -> m.get(null));
        t("computeIfAbsent null", () -> m.computeIfAbsent("nil", k -> null) + " " + m.containsKey("nil"));
        t("recursive", () -> m.computeIfAbsent("r", k -> m.computeIfAbsent("r", q -> 1)));
        t("throws", () -> m.compute("a", (k, v) -> {
            throw new IllegalStateException("in " + k);
        }));
        t("still", () -> m.get("a"));
        ConcurrentHashMap<Integer, Integer> n = new ConcurrentHashMap<>();
        for (int i = 0; i < 60; i++) n.put(i * 3, i);
        t("weak iteration", () -> {
            int seen = 0;
            for (Integer k : n.keySet()) {
                seen++;
                if (k % 2 == 0) n.remove(k);
            }
            return seen + " " + n.size();
        });
        t("iterator remove", () -> {
            Iterator<Map.Entry<Integer, Integer>> it = n.entrySet().iterator();
            while (it.hasNext()) {
                Map.Entry<Integer, Integer> e = it.next();
                if (e.getValue() > 20) it.remove();
                else e.setValue(-e.getValue());
            }
            return new TreeMap<>(n);
        });
        System.out.println(n.reduceValues(1000, Integer::sum) + " " + n.search(1000, (k, v) -> v == -7 ? k : null) + " " + n.reduceKeysToInt(1000, x -> x, 0, Math::max) + " " + n.mappingCount());
        StringBuilder sb = new StringBuilder();
        n.forEach(1000, (k, v) -> sb.append(k).append(':').append(v).append(' '));
        System.out.println(sb);
        System.out.println(n.keySet() + " " + n.values() + " " + n);
        ConcurrentHashMap.KeySetView<String, Boolean> set = ConcurrentHashMap.newKeySet();
        System.out.println(set.add("x") + " " + set.add("x") + " " + set.addAll(List.of("y", "z")) + " " + new TreeSet<>(set));
        t("keySet default", () -> {
            var ks = m.keySet(100);
            ks.add("viaSet");
            return m.get("viaSet");
        });
        t("keySet add", () -> m.keySet().add("no"));
        System.out.println(m.equals(new TreeMap<>(m)) + " " + new TreeMap<>(m) + " " + (m.hashCode() == new TreeMap<>(m).hashCode()));
        ConcurrentHashMap<Object, Integer> bad = new ConcurrentHashMap<>();
        for (int i = 0; i < 40; i++) {
            String k = (i & 1) == 0 ? "Aa" : "BB";
            bad.put(k + ((i & 2) == 0 ? "Aa" : "BB") + ((i & 4) == 0 ? "Aa" : "BB") + ((i & 8) == 0 ? "Aa" : "BB"), i);
        }
        System.out.println(bad.size() + " " + bad.get("AaAaAaAa") + " " + bad.get("BBBBBBBB") + " " + bad.remove("AaBBAaBB"));
        ConcurrentSkipListMap<Integer, String> sk = new ConcurrentSkipListMap<>();
        for (int i : new int[] {30, 10, 20, 50, 40}) sk.put(i, "v" + i);
        System.out.println(sk + " " + sk.firstKey() + " " + sk.floorKey(25) + " " + sk.higherEntry(30) + " " + sk.headMap(30) + " " + sk.tailMap(30, false) + " " + sk.descendingMap() + " " + sk.pollFirstEntry() + " " + sk.size());
        sk.merge(20, "+", String::concat);
        sk.remove(50);
        System.out.println(sk + " " + new ConcurrentSkipListSet<>(List.of("q", "a", "m")).ceiling("b"));
        t("skip null", () -> sk.put(null, ""));
        t("skip first empty", () -> new ConcurrentSkipListMap<String, String>().firstKey());
        t("neg capacity", () -> new ConcurrentHashMap<>(-1));
        List<Integer> order = new ArrayList<>();
        for (int x : sk.keySet()) {
            order.add(x);
            if (x < 100) sk.putIfAbsent(x + 45, "later");
            if (order.size() > 8) break;
        }
        System.out.println(order);
    }
}
