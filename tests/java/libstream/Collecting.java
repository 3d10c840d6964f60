package libstream;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

// The common Collectors and a few custom ones.
public class Collecting {
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

    static final List<String> W = List.of("apple", "fig", "banana", "cherry", "kiwi", "plum", "date", "pear");

    public static void main(String[] args) {
        t("joining", () -> W.stream().collect(Collectors.joining()) + " " + W.stream().collect(Collectors.joining(",")) + " " + W.stream().limit(2).collect(Collectors.joining("-", "<", ">")) + " " + Stream.<String>empty().collect(Collectors.joining(",", "[", "]")));
        t("counting", () -> W.stream().collect(Collectors.counting()));
        t("summing", () -> W.stream().collect(Collectors.summingInt(String::length)) + " " + W.stream().collect(Collectors.averagingInt(String::length)) + " " + W.stream().collect(Collectors.summingDouble(s -> 0.1)) + " " + Stream.<String>empty().collect(Collectors.averagingLong(String::length)));
        t("stats", () -> W.stream().collect(Collectors.summarizingInt(String::length)).toString().replace(',', '.'));
        t("minBy", () -> W.stream().collect(Collectors.minBy(Comparator.naturalOrder())) + " " + W.stream().collect(Collectors.maxBy(Comparator.comparing(String::length))));
        t("groupingBy", () -> W.stream().collect(Collectors.groupingBy(String::length)));
        t("groupingBy counting", () -> W.stream().collect(Collectors.groupingBy(s -> s.charAt(0), TreeMap::new, Collectors.counting())));
        t("groupingBy mapping", () -> W.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.mapping(s -> s.substring(0, 1), Collectors.joining("/")))));
        t("groupingBy nested", () -> W.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.groupingBy(s -> s.contains("a"), TreeMap::new, Collectors.toList()))));
        t("groupingBy null", () -> W.stream().collect(Collectors.groupingBy(s -> s.length() > 4 ? null : s)));
        t("partitioningBy", () -> W.stream().collect(Collectors.partitioningBy(s -> s.length() > 4)) + " " + Stream.<String>empty().collect(Collectors.partitioningBy(s -> true, Collectors.counting())));
        t("filtering", () -> W.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.filtering(s -> s.contains("e"), Collectors.toList()))));
        t("flatMapping", () -> W.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.flatMapping(s -> s.chars().mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new)))));
        t("toMap", () -> W.stream().collect(Collectors.toMap(Function.identity(), String::length, (a, b) -> a, TreeMap::new)));
        t("toMap hash", () -> W.stream().collect(Collectors.toMap(s -> s, String::length)));
        t("toMap dup", () -> W.stream().collect(Collectors.toMap(String::length, s -> s)));
        t("toMap merge", () -> W.stream().collect(Collectors.toMap(String::length, s -> s, (a, b) -> a + "+" + b)));
        t("toMap null value", () -> Stream.of("x").collect(Collectors.toMap(s -> s, s -> null)));
        t("toSet", () -> W.stream().map(String::length).collect(Collectors.toSet()));
        t("toCollection", () -> W.stream().collect(Collectors.toCollection(ArrayDeque::new)).peekLast());
        t("unmodifiable", () -> W.stream().collect(Collectors.toUnmodifiableList()).add("x"));
        t("unmodifiable null", () -> Stream.of((String) null).collect(Collectors.toUnmodifiableList()));
        t("reducing", () -> W.stream().collect(Collectors.reducing(0, String::length, Integer::sum)) + " " + W.stream().collect(Collectors.reducing((a, b) -> a.length() >= b.length() ? a : b)) + " " + W.stream().collect(Collectors.reducing("", (a, b) -> a + b.charAt(0))));
        t("collectingAndThen", () -> W.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        t("teeing", () -> W.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.joining("|"), (a, b) -> a + ":" + b)));
        t("custom", () -> {
            Collector<String, StringBuilder, String> initials = Collector.of(StringBuilder::new, (b, s) -> b.append(s.charAt(0)), StringBuilder::append, StringBuilder::toString);
            return W.stream().collect(initials) + " " + initials.characteristics();
        });
        t("three arg collect", () -> W.stream().collect(StringBuilder::new, (b, s) -> b.append(s.length()), StringBuilder::append));
        t("entries sorted", () -> W.stream().collect(Collectors.groupingBy(String::length, Collectors.counting())).entrySet().stream().sorted(Map.Entry.<Integer, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(e -> e.getKey() + "x" + e.getValue()).collect(Collectors.joining(" ")));
        t("linked grouping", () -> W.stream().collect(Collectors.groupingBy(s -> s.length() % 3, LinkedHashMap::new, Collectors.averagingDouble(String::length))));
        t("array source", () -> Arrays.stream(new String[] {"x", "y"}).collect(Collectors.toList()));
    }
}
