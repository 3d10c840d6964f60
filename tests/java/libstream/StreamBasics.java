package libstream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

// map, filter, flatMap, sorted, distinct, limit, skip, peek, reduce, match and find operations.
public class StreamBasics {
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
        List<Integer> n = List.of(5, 3, 8, 1, 9, 3, 5);
        t("map", () -> n.stream().map(x -> x * x).toList());
        t("filter", () -> n.stream().filter(x -> x > 4).collect(Collectors.toList()));
        t("flatMap", () -> Stream.of("a b", "", "c d e").flatMap(s -> s.isEmpty() ? null : Arrays.stream(s.split(" "))).toList());
        t("distinct", () -> n.stream().distinct().toList());
        t("sorted", () -> n.stream().sorted().toList() + " " + n.stream().sorted(Comparator.reverseOrder()).toList());
        t("limit skip", () -> n.stream().skip(2).limit(3).toList() + " " + n.stream().skip(100).toList() + " " + n.stream().limit(0).toList());
        t("limit neg", () -> n.stream().limit(-1));
        t("skip neg", () -> n.stream().skip(-1));
        t("reduce", () -> n.stream().reduce(Integer::sum) + " " + n.stream().reduce(100, Integer::sum) + " " + n.stream().reduce("", (s, x) -> s + x, String::concat) + " " + Stream.<Integer>empty().reduce(Integer::max));
        t("match", () -> n.stream().anyMatch(x -> x == 8) + " " + n.stream().allMatch(x -> x > 0) + " " + n.stream().noneMatch(x -> x > 8) + " " + Stream.empty().allMatch(x -> false) + " " + Stream.empty().anyMatch(x -> true));
        t("find", () -> n.stream().filter(x -> x % 2 == 0).findFirst() + " " + Stream.empty().findFirst() + " " + Stream.of(7).findAny());
        t("find null", () -> Stream.of((Object) null, "x").findFirst());
        t("min max", () -> n.stream().min(Comparator.naturalOrder()) + " " + n.stream().max(Comparator.comparing(x -> x % 5)) + " " + n.stream().min(Comparator.comparing(x -> x % 5)));
        t("count", () -> n.stream().count() + " " + n.stream().filter(x -> x == 3).count() + " " + Stream.of(1, 2, 3).flatMap(x -> Stream.of(x, x)).count());
        t("laziness", () -> {
            List<String> log = new ArrayList<>();
            Integer r = n.stream().peek(x -> log.add("p" + x)).filter(x -> {
                log.add("f" + x);
                return x > 5;
            }).map(x -> {
                log.add("m" + x);
                return x * 10;
            }).findFirst().get();
            return r + " " + log;
        });
        t("sorted barrier", () -> {
            StringBuilder log = new StringBuilder();
            n.stream().peek(x -> log.append('a').append(x)).sorted().peek(x -> log.append('b').append(x)).limit(2).forEach(x -> log.append('c').append(x));
            return log;
        });
        t("nothing without terminal", () -> {
            List<Integer> seen = new ArrayList<>();
            Stream<Integer> s = n.stream().peek(seen::add);
            return seen.size() + " " + (s != null);
        });
        t("reuse", () -> {
            Stream<Integer> s = n.stream();
            s.count();
            return s.count();
        });
        t("linked twice", () -> {
            Stream<Integer> s = n.stream();
            s.map(x -> x);
            return s.filter(x -> true);
        });
        t("source changes before terminal", () -> {
            List<Integer> src = new ArrayList<>(List.of(1, 2));
            Stream<Integer> s = src.stream();
            src.add(3);
            return s.toList();
        });
        t("source changes during", () -> {
            List<Integer> src = new ArrayList<>(List.of(1, 2, 3));
            src.stream().forEach(x -> src.add(x));
            return src;
        });
        t("throws inside", () -> Stream.of("1", "x", "3").map(Integer::parseInt).toList());
        t("null mapper", () -> n.stream().map(null));
        t("toArray", () -> Arrays.toString(n.stream().toArray()) + n.stream().toArray(Integer[]::new).length);
        t("toArray store", () -> n.stream().toArray(String[]::new));
        t("concat", () -> Stream.concat(Stream.of(1, 2), Stream.of(3)).toList());
        t("builder", () -> Stream.builder().add(1).add("two").build().toList());
        t("ofNullable", () -> Stream.ofNullable(null).count() + " " + Stream.ofNullable(5).toList());
        t("iterator", () -> {
            var it = Stream.of("x", "y").iterator();
            return it.next() + it.next() + it.hasNext();
        });
        t("onClose", () -> {
            StringBuilder log = new StringBuilder();
            try (Stream<Integer> s = n.stream().onClose(() -> log.append("closed"))) {
                log.append(s.count()).append(' ');
            }
            return log;
        });
        t("forEachOrdered", () -> {
            StringBuilder b = new StringBuilder();
            n.stream().forEachOrdered(b::append);
            return b;
        });
        t("sorted not comparable", () -> Stream.of(new Object(), new Object()).sorted().toList());
    }
}
