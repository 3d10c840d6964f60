package libmap;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

// HashMap: order by hash, null key, views, replacing, failures.
public class HashMapBasics {
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
        Map<String, Integer> m = new HashMap<>();
        System.out.println(m + " " + m.size() + " " + m.isEmpty() + " " + m.get("x") + " " + m.hashCode());
        System.out.println(m.put("one", 1) + " " + m.put("two", 2) + " " + m.put("three", 3) + " " + m.put("two", 22) + " " + m.put(null, 0) + " " + m.put("nul", null));
        System.out.println(m + " " + m.size() + " " + m.containsKey("nul") + " " + m.containsKey(null) + " " + m.containsValue(null) + " " + m.containsValue(22) + " " + m.get("nul"));
        System.out.println(m.getOrDefault("nul", 5) + " " + m.getOrDefault("none", 5) + " " + m.putIfAbsent("nul", 9) + " " + m.putIfAbsent("one", 9) + " " + m);
        System.out.println(m.remove("zzz") + " " + m.remove("three") + " " + m.remove("two", 2) + " " + m.remove("two", 22) + " " + m.remove(null) + " " + m);
        System.out.println(m.replace("one", 11) + " " + m.replace("no", 1) + " " + m.replace("one", 1, 2) + " " + m.replace("one", 11, 12) + " " + m);
        m.putAll(Map.of("k", 7));
        m.replaceAll((k, v) -> v * 100 + k.length());
        System.out.println(m + " " + m.keySet() + " " + m.values() + " " + m.entrySet());
        Map<Integer, String> ints = new HashMap<>();
        for (int i : new int[] {64, 0, 17, 33, 1, 48, 16, -1, 1000}) ints.put(i, "v" + i);
        System.out.println(ints);
        for (int i = 100; i < 112; i++) ints.put(i, "w");
        System.out.println(ints.keySet());
        ints.keySet().removeIf(k -> k >= 100);
        ints.values().remove("v0");
        ints.keySet().retainAll(List.of(64, 17, 33, -1));
        System.out.println(ints);
        for (Map.Entry<Integer, String> e : ints.entrySet()) e.setValue(e.getValue().toUpperCase(java.util.Locale.ROOT) + "!");
        System.out.println(ints + " " + ints.hashCode());
        Map.Entry<Integer, String> entry = ints.entrySet().iterator().next();
        System.out.println(entry + " " + entry.getKey() + " " + entry.getValue() + " " + entry.equals(Map.entry(entry.getKey(), entry.getValue())) + " " + (entry.hashCode() == (entry.getKey().hashCode() ^ entry.getValue().hashCode())));
        System.out.println(ints.entrySet().contains(Map.entry(17, "V17!")) + " " + ints.entrySet().remove(Map.entry(17, "no")) + " " + ints.entrySet().remove(Map.entry(17, "V17!")) + " " + ints.size());
        t("keySet add", () -> ints.keySet().add(1));
        t("values add", () -> ints.values().add("x"));
        t("comod", () -> {
            for (Integer k : ints.keySet()) ints.put(k + 5000, "");
            return "";
        });
        t("comod forEach", () -> {
            ints.forEach((k, v) -> ints.remove(k));
            return "";
        });
        t("iterator remove", () -> {
            Iterator<Integer> it = ints.keySet().iterator();
            while (it.hasNext()) if (it.next() > 4000) it.remove();
            return ints;
        });
        t("iterator end", () -> new HashMap<>().values().iterator().next());
        t("neg capacity", () -> new HashMap<>(-1));
        t("bad load", () -> new HashMap<>(4, -1f));
        t("null map", () -> new HashMap<>(null));
        t("equals", () -> new HashMap<>(Map.of(1, "a")).equals(new java.util.TreeMap<>(Map.of(1, "a"))) + " " + new HashMap<>().equals(Map.of()) + " " + ints.equals("x"));
        t("self", () -> {
            Map<Object, Object> s = new HashMap<>();
            s.put("me", s);
            s.put(s.size(), "n");
            return s.toString();
        });
        t("array keys", () -> {
            Map<int[], Integer> a = new HashMap<>();
            a.put(new int[] {1}, 1);
            return a.get(new int[] {1}) + " " + a.size();
        });
        t("list keys", () -> new HashMap<>(Map.of(List.of(1, 2), "x")).get(Arrays.asList(1, 2)));
        m.clear();
        System.out.println(m + " " + m.size());
    }
}
