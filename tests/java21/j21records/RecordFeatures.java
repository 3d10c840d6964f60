package j21records;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;

/** Records themselves: canonical and compact constructors, statics, interfaces, generics, local ones, methods. */
public class RecordFeatures {

    record Range(int lo, int hi) implements Comparable<Range> {
        static int made;
        static final Range EMPTY = new Range(0, 0);

        Range {
            if (lo > hi) {
                int t = lo;
                lo = hi;
                hi = t;
            }
            made++;
        }

        Range(int hi) {
            this(0, hi);
        }

        static Range of(String s) {
            String[] p = s.split("\\.\\.");
            return new Range(Integer.parseInt(p[0]), Integer.parseInt(p[1]));
        }

        int size() {
            return hi - lo;
        }

        @Override
        public int compareTo(Range o) {
            return Comparator.comparingInt(Range::size).thenComparing(Range::lo).compare(this, o);
        }
    }

    record Floats(float f, double d) { }

    record Tree<K extends Comparable<K>, V>(Tree<K, V> left, K key, V value, Tree<K, V> right) {
        Tree(K key, V value) {
            this(null, key, value, null);
        }

        Tree<K, V> put(K k, V v) {
            return switch (Integer.signum(k.compareTo(key))) {
                case -1 -> new Tree<>(left == null ? new Tree<>(k, v) : left.put(k, v), key, value, right);
                case 1 -> new Tree<>(left, key, value, right == null ? new Tree<>(k, v) : right.put(k, v));
                default -> new Tree<>(left, key, v, right);
            };
        }
    }

    static <K extends Comparable<K>, V> int depth(Tree<K, V> t) {
        return switch (t) {
            case null -> 0;
            case Tree<K, V>(var l, var k, var v, var r) -> 1 + Math.max(depth(l), depth(r));
        };
    }

    static <K extends Comparable<K>, V> String inOrder(Tree<K, V> t) {
        return t instanceof Tree<K, V>(var l, K k, V v, var r) ? inOrder(l) + k + "=" + v + " " + inOrder(r) : "";
    }

    record Secret(String name, char[] code) {
        @Override
        public boolean equals(Object o) {
            return o instanceof Secret(var n, var c) && n.equals(name) && Arrays.equals(c, code);
        }

        @Override
        public int hashCode() {
            return Objects.hash(name, Arrays.hashCode(code));
        }

        @Override
        public String toString() {
            return "Secret " + name + "*".repeat(code.length);
        }
    }

    record Op(String sign, IntBinaryOperator f) {
        int apply(int a, int b) {
            return f.applyAsInt(a, b);
        }
    }

    public static void main(String[] args) {
        Range r = new Range(9, 4);
        System.out.println(r + " " + r.size() + " " + new Range(5) + " " + Range.of("3..8") + " " + Range.EMPTY);
        System.out.println(r.equals(new Range(4, 9)) + " " + (r.hashCode() == new Range(4, 9).hashCode()) + " " + Range.made);
        System.out.println(List.of(new Range(1, 9), new Range(5, 6), new Range(1, 2)).stream().sorted().toList());
        System.out.println(new Floats(0f, -0.0).equals(new Floats(-0f, -0.0)) + " "
            + new Floats(Float.NaN, Double.NaN).equals(new Floats(Float.NaN, Double.NaN)));

        Tree<String, Integer> t = new Tree<>("m", 0);
        int n = 0;
        for (String s : "the quick brown fox jumps over the lazy dog".split(" ")) {
            t = t.put(s, n++);
        }
        System.out.println(inOrder(t) + depth(t));

        Set<Secret> secrets = new HashSet<>();
        secrets.add(new Secret("a", "abc".toCharArray()));
        System.out.println(secrets.contains(new Secret("a", "abc".toCharArray())) + " " + secrets);

        record Word(String text, int length) {
            Word(String text) {
                this(text, text.length());
            }
        }
        enum Size { SHORT, LONG }
        interface Sizer {
            Size size(Word w);
        }
        Sizer sizer = w -> w.length() > 3 ? Size.LONG : Size.SHORT;
        var grouped = List.of("one", "two", "three", "four").stream().map(Word::new)
            .collect(Collectors.groupingBy(sizer::size, TreeMap::new, Collectors.mapping(Word::text, Collectors.toList())));
        System.out.println(grouped);
        for (Op op : List.of(new Op("+", Integer::sum), new Op("max", Math::max), new Op("-", (a, b) -> a - b))) {
            System.out.print(op.sign() + op.apply(7, 4) + " ");
        }
        System.out.println();
        System.out.println(Arrays.stream(Range.class.getRecordComponents()).map(c -> c.getType() + " " + c.getName()).toList());
        System.out.println(Range.class.isRecord() + " " + RecordFeatures.class.isRecord());
    }
}
