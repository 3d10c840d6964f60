package libmap;

import java.util.Enumeration;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.WeakHashMap;

// IdentityHashMap, WeakHashMap and Hashtable where they differ from HashMap.
public class OddMaps {
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
        String a = new String("key");
        String b = new String("key");
        Map<String, Integer> id = new IdentityHashMap<>();
        System.out.println(id.put(a, 1) + " " + id.put(b, 2) + " " + id.put(a, 3) + " " + id.size() + " " + id.get(a) + " " + id.get(b) + " " + id.get(new String("key")) + " " + id.containsKey(a) + " " + id.containsKey("key"));
        System.out.println(id.remove(new String("key")) + " " + id.remove(a) + " " + id.size() + " " + id.put(null, 9) + " " + id.get(null) + " " + id.containsValue(9));
        Integer boxed = 1000;
        Map<Integer, Integer> vals = new IdentityHashMap<>();
        vals.put(1, boxed);
        System.out.println(vals.get(1) + " " + vals.containsValue(boxed) + " " + vals.containsValue(Integer.valueOf("1000")) + " " + vals.equals(Map.of(1, boxed)));
        t("identity neg", () -> new IdentityHashMap<>(-1));
        Map<Object, Integer> many = new IdentityHashMap<>();
        Object[] keep = new Object[100];
        for (int i = 0; i < 100; i++) many.put(keep[i] = new Object(), i);
        int ok = 0;
        for (int i = 0; i < 100; i++) if (many.get(keep[i]) == i) ok++;
        for (int i = 0; i < 100; i += 2) many.remove(keep[i]);
        for (int i = 0; i < 100; i++) if (many.containsKey(keep[i]) == (i % 2 == 1)) ok++;
        System.out.println(ok + " " + many.size());
        Map<Object, String> weak = new WeakHashMap<>();
        Object hold = new Object();
        weak.put(hold, "held");
        weak.put("literal", "lit");
        weak.put(null, "nul");
        System.out.println(weak.get(hold) + " " + weak.get("literal") + " " + weak.get(null) + " " + weak.size() + " " + weak.containsKey(hold) + " " + weak.remove("literal") + " " + weak.size() + " " + (hold != null));
        Hashtable<String, Integer> t = new Hashtable<>();
        t.put("one", 1);
        t.put("two", 2);
        t.put("three", 3);
        t.put("four", 4);
        System.out.println(t + " " + t.size() + " " + t.contains(2) + " " + t.containsKey("two") + " " + t.hashCode());
        Enumeration<String> ks = t.keys();
        StringBuilder sb = new StringBuilder();
        while (ks.hasMoreElements()) sb.append(ks.nextElement()).append(' ');
        Enumeration<Integer> es = t.elements();
        while (es.hasMoreElements()) sb.append(es.nextElement()).append(' ');
        System.out.println(sb);
        t("enum end", () -> es.nextElement());
        t("null key", () -> t.put(null, 1));
        t("null value", () -> t.put("x", null));
        t("get null", () -> t.get(null));
        t("contains null", () -> t.contains(null));
        t("neg", () -> new Hashtable<>(-2));
        t("load", () -> new Hashtable<>(3, 0));
        for (int i = 0; i < 30; i++) t.put("k" + i, i);
        System.out.println(t.size() + " " + t.keySet());
        System.out.println(t.merge("one", 10, Integer::sum) + " " + t.computeIfAbsent("new", String::length) + " " + t.compute("two", (k, v) -> null) + " " + t.getOrDefault("nope", -1) + " " + t.putIfAbsent("one", 5) + " " + t.replace("one", 6));
        t.keySet().removeIf(k -> k.startsWith("k"));
        System.out.println(new TreeMap<>(t) + " " + t.equals(new HashMap<>(t)) + " " + t);
        t("comod", () -> {
            for (String k : t.keySet()) t.put(k + k, 1);
            return "";
        });
        Hashtable<Integer, List<Integer>> nums = new Hashtable<>(3);
        for (int i = 0; i < 12; i++) nums.put(i * 5, List.of(i));
        System.out.println(nums);
        System.out.println(new Hashtable<>(Map.of("only", 1)).clone());
    }
}
