package libmap;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

// Entry helpers, comparators on entries, SimpleEntry, inverse maps and ordering reports.
public class MapDefaults {
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
        AbstractMap.SimpleEntry<String, Integer> e = new AbstractMap.SimpleEntry<>("k", 1);
        System.out.println(e + " " + e.setValue(2) + " " + e + " " + e.hashCode() + " " + e.equals(Map.entry("k", 2)) + " " + Map.entry("k", 2).equals(e) + " " + new AbstractMap.SimpleEntry<>(null, null));
        AbstractMap.SimpleImmutableEntry<String, Integer> im = new AbstractMap.SimpleImmutableEntry<>(e);
        t("immutable", () -> im.setValue(5));
        t("immutable value", () -> im + " " + im.equals(e));
        t("null hash", () -> new AbstractMap.SimpleEntry<>(null, null).hashCode());
        Map<String, Integer> stock = new HashMap<>(Map.of("apple", 5, "pear", 2, "fig", 9, "kiwi", 5, "plum", 2));
        List<Map.Entry<String, Integer>> es = new ArrayList<>(stock.entrySet());
        es.sort(Map.Entry.comparingByKey());
        System.out.println(es);
        es.sort(Map.Entry.comparingByKey(Comparator.reverseOrder()));
        System.out.println(es);
        es.sort(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()));
        System.out.println(es);
        es.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()));
        System.out.println(es.get(0) + " " + es.get(4).getValue());
        es.get(0).setValue(90);
        System.out.println(stock.get("fig"));
        Map<Integer, List<String>> inverse = new TreeMap<>();
        new TreeMap<>(stock).forEach((k, v) -> inverse.computeIfAbsent(v, x -> new ArrayList<>()).add(k));
        System.out.println(inverse);
        System.out.println(stock.entrySet().stream().filter(x -> x.getValue() > 2).map(Map.Entry::getKey).sorted().collect(Collectors.joining(",")));
        System.out.println(stock.values().stream().mapToInt(Integer::intValue).sum() + " " + stock.values().stream().max(Comparator.naturalOrder()).get());
        Map<String, Integer> merged = new TreeMap<>(stock);
        Map.of("apple", 100, "zzz", 1).forEach((k, v) -> merged.merge(k, v, Integer::sum));
        System.out.println(merged);
        Map<String, Integer> diff = new TreeMap<>(merged);
        diff.entrySet().removeAll(stock.entrySet());
        System.out.println(diff);
        diff.keySet().retainAll(stock.keySet());
        System.out.println(diff);
        diff.values().clear();
        System.out.println(diff.isEmpty());
        Map<String, Integer> bare = new AbstractMap<>() {
            @Override
            public java.util.Set<Entry<String, Integer>> entrySet() {
                return Map.of("solo", 7).entrySet();
            }
        };
        t("bare get", () -> bare.get("solo") + " " + bare.getOrDefault("x", 1) + " " + bare + " " + bare.containsKey("solo"));
        t("bare putIfAbsent present", () -> bare.putIfAbsent("solo", 1));
        t("bare putIfAbsent", () -> bare.putIfAbsent("x", 1));
        t("bare computeIfAbsent null", () -> bare.computeIfAbsent("x", k -> null));
        t("bare merge", () -> bare.merge("solo", 1, Integer::sum));
        t("bare remove", () -> bare.remove("x"));
        t("bare clear", () -> {
            bare.clear();
            return "";
        });
        t("forEach null", () -> {
            stock.forEach(null);
            return "";
        });
    }
}
