package libstream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

// iterate, generate, takeWhile, dropWhile, mapMulti, flatMap laziness, stream iterators.
public class InfiniteAndWhile {
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

    static class Fib implements Supplier<Long> {
        long a;
        long b = 1;

        @Override
        public Long get() {
            long r = a;
            a = b;
            b += r;
            return r;
        }
    }

    public static void main(String[] args) {
        t("iterate", () -> Stream.iterate("x", s -> s + "y").limit(4).toList());
        t("iterate 3", () -> Stream.iterate(1, x -> x < 100, x -> x * 3).toList() + " " + Stream.iterate(5, x -> x < 1, x -> x + 1).count());
        t("generate", () -> Stream.generate(new Fib()).limit(15).toList());
        t("generate find", () -> Stream.generate(new Fib()).filter(x -> x > 1000).findFirst().get());
        t("takeWhile", () -> Stream.of(2, 4, 5, 6, 8).takeWhile(x -> x % 2 == 0).toList() + " " + Stream.of(1).takeWhile(x -> x > 1).count());
        t("dropWhile", () -> Stream.of(2, 4, 5, 6, 8).dropWhile(x -> x % 2 == 0).toList() + " " + Stream.of(1).dropWhile(x -> x > 0).toList());
        t("take after drop", () -> Stream.iterate(1, x -> x + 1).dropWhile(x -> x < 5).takeWhile(x -> x < 9).toList());
        t("mapMulti", () -> Stream.of(1, "two", 3.0, List.of(4, 5)).<Object>mapMulti((x, out) -> {
            if (x instanceof List<?> l) l.forEach(out);
            else if (!(x instanceof Double)) out.accept(x);
        }).toList());
        t("flatMap lazy", () -> {
            List<Integer> seen = new ArrayList<>();
            Object r = Stream.of(1, 2, 3).flatMap(x -> Stream.of(x * 10, x * 10 + 1).peek(seen::add)).filter(x -> x > 10).findFirst().get();
            return r + " " + seen;
        });
        t("flatMap infinite", () -> Stream.of(1, 2).flatMap(x -> Stream.iterate(x, y -> y + 10)).limit(4).toList());
        t("flatMap closes", () -> {
            StringBuilder log = new StringBuilder();
            Stream.of(1, 2).flatMap(x -> Stream.of(x).onClose(() -> log.append("c").append(x))).forEach(log::append);
            return log;
        });
        t("limit of limit", () -> Stream.iterate(0, x -> x + 1).limit(10).skip(3).limit(4).skip(1).toList());
        t("distinct infinite", () -> Stream.iterate(0, x -> (x + 7) % 10).distinct().limit(10).toList());
        t("peek limit", () -> {
            List<Integer> seen = new ArrayList<>();
            Stream.iterate(1, x -> x * 2).peek(seen::add).filter(x -> x > 4).limit(3).toList();
            return seen;
        });
        t("iterator pull", () -> {
            StringBuilder log = new StringBuilder();
            Iterator<Integer> it = Stream.iterate(1, x -> x + 1).peek(x -> log.append('p').append(x).append(' ')).map(x -> x * x).iterator();
            log.append(it.next()).append(' ').append(it.next()).append(' ').append(it.hasNext());
            return log;
        });
        t("iterable from stream", () -> {
            Iterable<Integer> i = Stream.of(3, 2, 1)::iterator;
            StringBuilder b = new StringBuilder();
            for (int x : i) b.append(x);
            return b;
        });
        t("spliterator", () -> {
            Spliterator<Integer> s = Stream.of(1, 2, 3).map(x -> x + 1).spliterator();
            StringBuilder b = new StringBuilder();
            while (s.tryAdvance(b::append)) b.append(',');
            return b;
        });
        t("StreamSupport", () -> StreamSupport.stream(List.of("q", "r").spliterator(), false).collect(Collectors.joining("&")));
        t("collatz", () -> Stream.iterate(27L, x -> x != 1, x -> x % 2 == 0 ? x / 2 : 3 * x + 1).count());
        t("pascal", () -> Stream.iterate(List.of(1), r -> IntStream.rangeClosed(0, r.size()).mapToObj(i -> (i == 0 ? 0 : r.get(i - 1)) + (i == r.size() ? 0 : r.get(i))).toList()).limit(6).toList());
        t("cartesian", () -> Stream.of("a", "b").flatMap(x -> IntStream.range(0, 3).mapToObj(i -> x + i)).collect(Collectors.joining(" ")));
        t("triples", () -> IntStream.rangeClosed(1, 20).boxed().flatMap(a -> IntStream.rangeClosed(a, 20).mapToObj(b -> new int[] {a, b, (int) Math.sqrt(a * a + b * b)})).filter(v -> v[2] <= 20 && v[0] * v[0] + v[1] * v[1] == v[2] * v[2]).map(v -> v[0] + "-" + v[1] + "-" + v[2]).toList());
        t("stateful generate", () -> {
            int[] c = {0};
            return Stream.generate(() -> c[0]++).takeWhile(x -> x < 5).map(String::valueOf).collect(Collectors.joining()) + " " + c[0];
        });
        t("null seed", () -> Stream.iterate((String) null, x -> x).limit(2).toList());
        t("sorted null", () -> Stream.of("a", null).sorted().toList());
        t("generate throws", () -> Stream.generate(() -> {
            throw new IllegalStateException("dry");
        }).limit(1).toList());
    }
}
