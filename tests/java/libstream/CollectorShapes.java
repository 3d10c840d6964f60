package libstream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

// Own Collector implementations, chunking, zipping, histograms and transposition with streams.
public class CollectorShapes {
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

    static final class RunLength implements Collector<Character, List<String>, String> {
        private char last;
        private int count;

        @Override
        public Supplier<List<String>> supplier() {
            return ArrayList::new;
        }

        @Override
        public BiConsumer<List<String>, Character> accumulator() {
            return (out, c) -> {
                if (count > 0 && c == last) count++;
                else {
                    flush(out);
                    last = c;
                    count = 1;
                }
            };
        }

        private void flush(List<String> out) {
            if (count > 0) out.add(count > 1 ? count + "" + last : "" + last);
        }

        @Override
        public BinaryOperator<List<String>> combiner() {
            return (a, b) -> {
                throw new UnsupportedOperationException();
            };
        }

        @Override
        public Function<List<String>, String> finisher() {
            return out -> {
                flush(out);
                return String.join("", out);
            };
        }

        @Override
        public Set<Characteristics> characteristics() {
            return Collections.emptySet();
        }
    }

    enum Size { SMALL, MEDIUM, LARGE }

    static Size size(int n) {
        return n < 3 ? Size.SMALL : n < 7 ? Size.MEDIUM : Size.LARGE;
    }

    public static void main(String[] args) {
        t("run length", () -> "aaabccdddde".chars().mapToObj(c -> (char) c).collect(new RunLength()));
        t("run length empty", () -> "[" + Stream.<Character>empty().collect(new RunLength()) + "]");
        t("chunks", () -> {
            List<Integer> all = IntStream.range(0, 11).boxed().toList();
            return IntStream.range(0, (all.size() + 3) / 4).mapToObj(i -> all.subList(i * 4, Math.min(all.size(), i * 4 + 4))).toList();
        });
        t("zip", () -> {
            List<String> k = List.of("a", "b", "c");
            List<Integer> v = List.of(1, 2, 3);
            return IntStream.range(0, 3).boxed().collect(Collectors.toMap(k::get, v::get));
        });
        t("enum map", () -> Stream.of("a", "hello", "conformance", "to", "four").collect(Collectors.groupingBy(s -> size(s.length()), () -> new EnumMap<>(Size.class), Collectors.toList())));
        t("transpose", () -> {
            int[][] m = {{1, 2, 3}, {4, 5, 6}};
            return IntStream.range(0, 3).mapToObj(c -> IntStream.range(0, 2).map(r -> m[r][c]).boxed().toList()).toList();
        });
        t("histogram", () -> Stream.of(1, 5, 2, 8, 5, 5, 1).collect(Collectors.groupingBy(x -> x, TreeMap::new, Collectors.counting())).entrySet().stream().map(e -> e.getKey() + "=" + "*".repeat(e.getValue().intValue())).toList());
        t("nested lists", () -> Stream.of(List.of(1, 2), List.<Integer>of(), List.of(3)).flatMap(List::stream).map(x -> x * 2).toList());
        t("linked set", () -> Stream.of("b", "a", "b", "c").collect(Collectors.toCollection(LinkedHashSet::new)));
        t("reverse", () -> Stream.of(1, 2, 3).collect(Collectors.collectingAndThen(Collectors.toCollection(ArrayList::new), l -> {
            Collections.reverse(l);
            return l;
        })));
        t("stats per group", () -> {
            Map<Boolean, IntSummaryStatistics> s = IntStream.rangeClosed(1, 10).boxed().collect(Collectors.partitioningBy(x -> x % 2 == 0, Collectors.summarizingInt(x -> x)));
            return s.get(true).getSum() + " " + s.get(false).getMax();
        });
        t("join with index", () -> {
            int[] i = {0};
            return Stream.of("x", "y", "z").map(s -> i[0]++ + s).collect(Collectors.joining(","));
        });
        t("wrong finisher", () -> Stream.of(1).collect(Collectors.collectingAndThen(Collectors.toList(), l -> l.get(5))));
        t("combiner unused", () -> Stream.of(1, 2).collect(Collector.of(() -> new int[1], (a, x) -> a[0] += x, (a, b) -> {
            throw new AssertionError();
        }, a -> a[0])));
        t("bad identity", () -> Stream.of(1, 2, 3).reduce(10, (a, b) -> a - b));
        t("three arg reduce", () -> Stream.of("a", "bbb").reduce(0, (n, s) -> n + s.length(), Integer::sum));
        t("most common", () -> Arrays.stream("the cat the dog the end dog".split(" ")).collect(Collectors.groupingBy(Function.identity(), HashMap::new, Collectors.summingInt(x -> 1))).entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElseThrow());
        t("anagrams", () -> Stream.of("tea", "eat", "tan", "ate", "nat", "bat").collect(Collectors.groupingBy(w -> w.chars().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining()), TreeMap::new, Collectors.toList())));
        t("matrix product", () -> {
            int[][] a = {{1, 2}, {3, 4}};
            return Arrays.deepToString(Arrays.stream(a).map(r -> IntStream.range(0, 2).map(c -> IntStream.range(0, 2).map(k -> r[k] * a[k][c]).sum()).toArray()).toArray(int[][]::new));
        });
    }
}
