package libstream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.PrimitiveIterator;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

// IntStream, LongStream and DoubleStream.
public class IntStreams {
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
        t("range", () -> Arrays.toString(IntStream.range(2, 6).toArray()) + Arrays.toString(IntStream.rangeClosed(2, 6).toArray()) + IntStream.range(5, 2).count() + " " + IntStream.rangeClosed(3, 3).sum());
        t("sum etc", () -> IntStream.rangeClosed(1, 100).sum() + " " + IntStream.of(3, 1, 2).min() + " " + IntStream.of(3, 1, 2).max() + " " + IntStream.of(3, 1, 2).average() + " " + IntStream.empty().average() + " " + IntStream.empty().max());
        t("overflow", () -> IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).asLongStream().sum() + " " + IntStream.of(Integer.MAX_VALUE, Integer.MAX_VALUE).average());
        t("stats", () -> IntStream.of(4, -2, 9).summaryStatistics().toString().replace(',', '.'));
        t("empty stats", () -> new IntSummaryStatistics().toString().replace(',', '.'));
        t("long stats", () -> LongStream.of(1L << 40, 5).summaryStatistics().toString().replace(',', '.'));
        t("double stats", () -> DoubleStream.of(1.5, 2.5, 3.5).summaryStatistics().toString().replace(',', '.'));
        t("empty double stats", () -> DoubleStream.empty().summaryStatistics().getMin() + " " + DoubleStream.empty().summaryStatistics().getMax() + " " + DoubleStream.empty().sum());
        t("kahan", () -> DoubleStream.generate(() -> 0.1).limit(10).sum() + " " + DoubleStream.of(1e16, 1, -1e16).sum() + " " + DoubleStream.of(Double.NaN, 1).max() + " " + DoubleStream.of(Double.POSITIVE_INFINITY, 1).sum());
        t("map", () -> IntStream.range(0, 5).map(x -> x * x).boxed().collect(Collectors.toList()) + " " + IntStream.range(0, 3).mapToObj(i -> "s" + i).toList() + " " + IntStream.range(0, 3).mapToDouble(i -> i / 2.0).boxed().toList() + " " + IntStream.of(5).mapToLong(i -> i * 10000000000L).sum());
        t("filter etc", () -> IntStream.range(0, 20).filter(x -> x % 3 == 0).skip(1).limit(4).sum() + " " + IntStream.of(3, 1, 3, 2).distinct().sorted().boxed().toList());
        t("iterate", () -> Arrays.toString(IntStream.iterate(1, x -> x * 2).limit(8).toArray()) + Arrays.toString(IntStream.iterate(1, x -> x < 50, x -> x * 3).toArray()));
        t("take drop", () -> Arrays.toString(IntStream.of(1, 2, 5, 1).takeWhile(x -> x < 3).toArray()) + Arrays.toString(IntStream.of(1, 2, 5, 1).dropWhile(x -> x < 3).toArray()));
        t("reduce", () -> IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.of(7).reduce(Integer::sum) + " " + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b));
        t("match", () -> IntStream.range(0, 5).anyMatch(x -> x == 3) + " " + IntStream.range(0, 5).allMatch(x -> x < 5) + " " + IntStream.empty().noneMatch(x -> true));
        t("find", () -> IntStream.range(3, 5).findFirst() + " " + IntStream.empty().findFirst() + " " + IntStream.range(3, 5).findFirst().getAsInt());
        t("getAsInt empty", () -> IntStream.empty().max().getAsInt());
        t("flatMap", () -> IntStream.range(1, 4).flatMap(x -> IntStream.range(0, x)).boxed().toList());
        t("mapMulti", () -> Arrays.toString(IntStream.of(1, 2, 3).mapMulti((x, sink) -> {
            if (x != 2) {
                sink.accept(x);
                sink.accept(-x);
            }
        }).toArray()));
        t("concat", () -> IntStream.concat(IntStream.of(1), IntStream.of(2)).sum() + " " + Arrays.toString(LongStream.concat(LongStream.of(1), LongStream.range(5, 7)).toArray()));
        t("iterator", () -> {
            PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
            int s = 0;
            while (it.hasNext()) s = s * 10 + it.nextInt() + 1;
            return s;
        });
        t("iterator end", () -> IntStream.empty().iterator().nextInt());
        t("collect", () -> IntStream.range(0, 5).collect(StringBuilder::new, StringBuilder::append, StringBuilder::append));
        t("chars", () -> "hello".chars().map(Character::toUpperCase).mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining()));
        t("double ops", () -> DoubleStream.of(1.1, 2.2).map(Math::ceil).sum() + " " + DoubleStream.iterate(1, d -> d / 2).limit(4).boxed().toList() + " " + DoubleStream.of(2.7).mapToInt(d -> (int) d).sum() + " " + DoubleStream.of(2.7).mapToLong(Math::round).sum());
        t("as", () -> IntStream.of(1).asDoubleStream().sum() + " " + LongStream.of(3).asDoubleStream().average());
        t("long range", () -> LongStream.range(0, 4).mapToObj(Long::toString).collect(Collectors.joining("-")) + " " + LongStream.rangeClosed(Long.MAX_VALUE - 2, Long.MAX_VALUE).count());
        t("edge range", () -> IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).boxed().toList() + " " + IntStream.range(Integer.MIN_VALUE, Integer.MIN_VALUE + 2).boxed().toList());
        t("primes", () -> IntStream.rangeClosed(2, 60).filter(p -> IntStream.rangeClosed(2, (int) Math.sqrt(p)).noneMatch(d -> p % d == 0)).boxed().toList());
        t("sorted desc", () -> IntStream.of(3, 1, 2).boxed().sorted(java.util.Collections.reverseOrder()).mapToInt(Integer::intValue).boxed().toList());
        t("stats combine", () -> {
            IntSummaryStatistics a = IntStream.of(1, 2).summaryStatistics();
            a.combine(IntStream.of(10).summaryStatistics());
            a.accept(-7);
            return a.getMin() + " " + a.getMax() + " " + a.getSum() + " " + a.getCount() + " " + a.getAverage();
        });
        t("average exact", () -> IntStream.of(1, 2).average().getAsDouble() + " " + LongStream.of(Long.MAX_VALUE, Long.MAX_VALUE).average().getAsDouble());
    }
}
