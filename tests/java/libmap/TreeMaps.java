package libmap;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

// TreeMap navigation, range views, descending maps, polling.
public class TreeMaps {
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
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i : new int[] {50, 20, 80, 10, 30, 70, 90}) m.put(i, "v" + i);
        System.out.println(m + " " + m.firstKey() + " " + m.lastKey() + " " + m.firstEntry() + " " + m.lastEntry());
        for (int k : new int[] {5, 10, 45, 50, 90, 95}) {
            System.out.println(k + ": " + m.lowerKey(k) + " " + m.floorKey(k) + " " + m.ceilingKey(k) + " " + m.higherKey(k) + " | " + m.lowerEntry(k) + " " + m.floorEntry(k) + " " + m.ceilingEntry(k) + " " + m.higherEntry(k));
        }
        System.out.println(m.headMap(50) + " " + m.headMap(50, true) + " " + m.tailMap(70) + " " + m.tailMap(70, false) + " " + m.subMap(20, 70) + " " + m.subMap(20, false, 70, true));
        NavigableMap<Integer, String> sub = m.subMap(20, true, 80, false);
        sub.put(40, "new");
        m.put(60, "outer");
        sub.remove(30);
        System.out.println(sub + " " + sub.size() + " " + sub.firstKey() + " " + sub.lastEntry() + " " + sub.floorKey(100) + " " + sub.ceilingKey(0) + " " + sub.higherKey(70) + " " + m);
        t("sub put outside", () -> sub.put(80, "x"));
        t("sub get outside", () -> sub.get(80) + " " + sub.containsKey(10));
        t("sub of sub", () -> sub.subMap(10, 30));
        t("sub head", () -> sub.headMap(60));
        t("reversed bounds", () -> m.subMap(70, 20));
        NavigableMap<Integer, String> d = m.descendingMap();
        System.out.println(d + " " + d.firstKey() + " " + d.lowerKey(50) + " " + d.headMap(60, true) + " " + d.descendingMap().equals(m) + " " + m.descendingKeySet() + " " + m.navigableKeySet().headSet(40, true));
        d.put(55, "via desc");
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + d.pollFirstEntry() + " " + m);
        sub.clear();
        System.out.println(m + " " + sub.isEmpty());
        t("first empty", () -> new TreeMap<String, String>().firstKey());
        t("firstEntry empty", () -> new TreeMap<String, String>().firstEntry() + " " + new TreeMap<String, String>().pollLastEntry());
        t("null key", () -> m.put(null, "x"));
        t("get null", () -> m.get(null));
        t("null value", () -> m.put(1, null) + " " + m.get(1) + " " + m.containsValue(null));
        t("entry set", () -> m.firstEntry().setValue("no"));
        t("iter entry set", () -> {
            m.entrySet().iterator().next().setValue("yes");
            return m;
        });
        t("bad key type", () -> {
            @SuppressWarnings({"rawtypes", "unchecked"})
            Map<Object, Object> raw = (Map) m;
            return raw.get("str");
        });
        t("non comparable", () -> new TreeMap<Object, String>().put(new Object(), ""));
        t("comod", () -> {
            for (Integer k : m.keySet()) m.put(k + 1000, "");
            return "";
        });
        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ci.put("Key", 1);
        ci.put("KEY", 2);
        ci.put("abc", 3);
        System.out.println(ci + " " + ci.get("kEy") + " " + ci.headMap("B") + " " + (ci.comparator() == String.CASE_INSENSITIVE_ORDER));
        TreeMap<String, Integer> rev = new TreeMap<>(Comparator.comparing(String::length).thenComparing(Collections.reverseOrder()));
        for (String w : "pear fig apple kiwi banana plum date".split(" ")) rev.put(w, w.length());
        System.out.println(rev + " " + rev.ceilingKey("zzzz") + " " + rev.tailMap("kiwi"));
        SortedMap<Integer, String> same = new TreeMap<>(ci.size() > 0 ? new TreeMap<>(Map.of(2, "b", 1, "a")) : null);
        System.out.println(same + " " + same.equals(Map.of(1, "a", 2, "b")) + " " + same.hashCode());
        TreeMap<Integer, String> grades = new TreeMap<>(Map.of(0, "F", 60, "D", 70, "C", 80, "B", 90, "A"));
        StringBuilder b = new StringBuilder();
        for (int g : List.of(59, 60, 75, 89, 90, 100)) b.append(grades.floorEntry(g).getValue());
        System.out.println(b);
    }
}
