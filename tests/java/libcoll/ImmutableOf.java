package libcoll;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

// List.of, Set.of, Map.of and the copyOf family: immutability, nulls, duplicates.
public class ImmutableOf {
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
        List<String> l = List.of("a", "b", "c");
        Set<Integer> s = Set.of(3, 1, 2);
        Map<String, Integer> m = Map.of("x", 1, "y", 2);
        System.out.println(l + " " + List.of() + List.of(1) + List.of(1, 2) + List.of(new Integer[] {7, 8}) + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
        System.out.println(new TreeSet<>(s) + " " + new TreeMap<>(m) + " " + Set.of().size() + Map.of().size() + " " + s.contains(2) + s.contains(9) + m.get("x") + m.get("zz") + m.containsValue(2));
        t("list add", () -> l.add("d"));
        t("list remove", () -> l.remove("a"));
        t("list remove absent", () -> l.remove("zzz"));
        t("list set", () -> l.set(0, "z"));
        t("list clear", () -> {
            List.of().clear();
            return "";
        });
        t("list sort", () -> {
            l.sort(null);
            return "";
        });
        t("list removeIf", () -> l.removeIf(x -> false));
        t("list iterator remove", () -> {
            var it = l.iterator();
            it.next();
            it.remove();
            return "";
        });
        t("list get", () -> l.get(3));
        t("list get neg", () -> List.of(1).get(-1));
        t("list empty get", () -> List.of().get(0));
        t("list null", () -> List.of("a", null));
        t("list contains null", () -> l.contains(null));
        t("list indexOf null", () -> l.indexOf(null));
        t("set add", () -> s.add(1));
        t("set null", () -> Set.of((Object) null));
        t("set duplicate", () -> Set.of("dup", "dup"));
        t("set duplicate many", () -> Set.of(1, 2, 3, 2));
        t("set contains null", () -> s.contains(null));
        t("map put", () -> m.put("q", 1));
        t("map duplicate", () -> Map.of("k", 1, "k", 2));
        t("map null value", () -> Map.of("k", null));
        t("map null key get", () -> m.get(null));
        t("map getOrDefault", () -> m.getOrDefault("q", -1));
        t("map computeIfAbsent", () -> m.computeIfAbsent("q", k -> 5));
        t("map entry set", () -> m.entrySet().iterator().next().setValue(9));
        t("entry", () -> Map.entry("k", 1) + " " + Map.entry("k", 1).equals(Map.entry("k", 1)) + " " + Map.entry("k", 1).hashCode());
        t("entry null", () -> Map.entry("k", null));
        t("ofEntries", () -> new TreeMap<>(Map.ofEntries(Map.entry("p", 1), Map.entry("o", 2))));
        t("copyOf same", () -> List.copyOf(l) == l);
        t("copyOf detached", () -> {
            List<Integer> src = new ArrayList<>(List.of(1, 2));
            List<Integer> c = List.copyOf(src);
            src.add(3);
            return c + " " + src;
        });
        t("copyOf null element", () -> List.copyOf(Arrays.asList(1, null)));
        t("set copyOf", () -> Set.copyOf(List.of(1, 1, 2)).size());
        t("map copyOf null", () -> {
            Map<String, Integer> h = new HashMap<>();
            h.put(null, 1);
            return Map.copyOf(h);
        });
        t("equals", () -> l.equals(Arrays.asList("a", "b", "c")) + " " + s.equals(new TreeSet<>(List.of(1, 2, 3))) + " " + m.equals(new HashMap<>(Map.of("y", 2, "x", 1))) + " " + List.of().equals(Collections.emptyList()));
        t("hash", () -> l.hashCode() + " " + s.hashCode() + " " + m.hashCode() + " " + List.of().hashCode() + " " + Set.of().hashCode());
        t("toList null ok", () -> java.util.stream.Stream.of("a", null).toList());
        t("toList add", () -> java.util.stream.Stream.of("a").toList().add("b"));
        t("mutable element", () -> {
            List<List<Integer>> n = List.of(new ArrayList<>());
            n.get(0).add(5);
            return n;
        });
    }
}
