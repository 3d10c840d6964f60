// Java 17: records, text blocks, switch expressions, interfaces with code of their own, enums with bodies.
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

public class Modern {
    static int sink;

    record Range(int low, int high) {
        static final boolean STRICT = Boolean.getBoolean("strict");
        static int made;
        Range {
            if (low > high || STRICT && low == high) throw new IllegalArgumentException();
            if (low < 0) low = high < 0 ? high : 0;
        }
        Range(int high) { this(high > 0 ? 0 : high, high); made += high > 3 ? 1 : 0; }
        boolean has(int i) { return low <= i && i <= high; }
        static boolean empty(Range r) { return r == null || r.low == r.high; }
    }

    record Named<T extends Comparable<T>>(T key, String name) {
        boolean before(Named<T> other) { return key.compareTo(other.key) < 0 || key.equals(other.key) && name.compareTo(other.name) < 0; }
        <U extends T> boolean is(U other, List<? super U> all) { return key.equals(other) && !all.contains(other); }
    }

    interface Rule {
        boolean test(int i);
        default boolean both(Rule other, int i) { return test(i) && other.test(i) || secret(i); }
        private boolean secret(int i) { return i > 3 ? test(0) : strictly(i) && !test(1); }
        private static boolean strictly(int i) { return i > 0 ^ i > 2; }
        static Rule of(boolean a) { return i -> a ? i > 1 : i <= 1 && i != 0; }
    }

    enum Op implements Predicate<String> {
        EMPTY(sink > 0 && sink < 3) { @Override public boolean test(String s) { return s.isEmpty() || strict && s.isBlank(); } },
        LONG(true) { int limit = sink > 1 ? 2 : 3; @Override public boolean test(String s) { return s.length() > limit && strict; } },
        NONE(false);
        final boolean strict; private static final boolean ANY = values().length > 2 && sink == 0;
        Op(boolean strict) { this.strict = strict || ordinal() == 2; if (strict) sinkIt(); }
        static void sinkIt() { sink++; }
        @Override public boolean test(String s) { return ANY && s == null; }
    }

    static boolean text(String s, boolean a) {
        return """
            a && b || "c"
            """.isEmpty() || a && s.equals("""
            x""") || s.length() > """
            if (x) { y } """.length() && !a;
    }

    static int switches(Op op, int i, String s, boolean a) {
        boolean x = switch (op) { case EMPTY, LONG -> a && i > 1; case NONE -> { boolean y = a || i > 2; yield y && s != null; } };
        int n = switch (s) { case "a", "b" -> a ? 1 : 2; case "c" -> { if (i > 1 && a) yield 3; for (int j = 0; j < i; j++) if (j == 2) yield 4; yield 5; } default -> i > 3 || a ? 6 : 7; };
        boolean old = switch (i) { case 0: yield a; case 1: if (a) yield x; default: yield !x || i == 2; };
        sink += three(switch (i) { case 1 -> a; default -> x && a; }, old, n > 3);
        return switch (i) { case 0 -> { try { yield a ? 1 : 2; } finally { if (x || a) sink++; } } case 1 -> throw new IllegalStateException(a ? "a" : "b"); default -> x ? 3 : 4; };
    }

    static int three(boolean a, boolean b, boolean c) { return (a ? 1 : 0) + (b & c ? 2 : 0); }

    static boolean conditions(Op op, int i, boolean a, boolean b) {
        if (switch (op) { case EMPTY -> a; case LONG -> i > 1; default -> !b; }) sink++;
        if (a && switch (i) { case 0 -> b; default -> i < 3; } || b) sink++;
        while (switch (op) { case NONE -> a; default -> i > 2; }) { if (i-- < 3) break; }
        boolean x = !switch (i) { case 1 -> a; default -> b; };
        return x && switch (op) { case EMPTY -> { if (a) yield b; yield i > 0; } default -> a; };
    }

    static boolean patterns(Object o, boolean a) {
        if (o instanceof String s && s.length() > 1 || a) sink++;
        if (!(o instanceof Integer n) || n < 2) return o instanceof Range r && r.has(1);
        if (!(a && o instanceof Integer m && m > 2)) sink++;
        while (!(o instanceof Number k && k.intValue() == 3)) { if (sink++ > 5) break; o = 3; }
        return n > 3 ? o instanceof final Integer p && p == 4 : a;
    }

    static boolean locals(int i, boolean a) {
        record Pair(int l, boolean r) { Pair { if (r && l > 2) sink++; } boolean ok() { return l > 1 && r; } }
        enum Mode { ON, OFF; boolean is(boolean b) { return b ? this == ON : this != ON; } }
        interface Sign { boolean of(int j); default boolean not(int j) { return !of(j) || j == 0; } }
        Sign sign = j -> j > 0 && a;
        var hidden = new Object() { boolean seen = a || i > 1; boolean all(Sign s) { return seen && s.not(i); } };
        return new Pair(i, a).ok() | Mode.ON.is(a) ^ hidden.all(sign);
    }

    static long streams(List<String> all, boolean a) {
        return all.stream().filter(s -> s != null && !s.isEmpty()).filter(Predicate.not(s -> a || s.length() > 2)).map(s -> a ? s : s + s)
            .flatMap(s -> Stream.of(s, s).filter(t -> t.length() > 1 == a)).filter(Objects::nonNull).count();
    }

    Modern(boolean a) { this(a, a && sink > 1); }
    Modern(boolean a, boolean b) { if (a != b) sink++; }

    public static void main(String[] args) {
        boolean[] both = {false, true};
        for (boolean a : both) for (int i = 0; i < 5; i++) {
            try { new Range(i - 3, i % 2 - 1).has(i - 2); } catch (IllegalArgumentException e) { sink++; }
            Range.empty(i == 0 ? null : new Range(i)); new Range(2, 4).has(i);
            new Named<>(i, "a").before(new Named<>(2, "b")); new Named<>(2, "c").before(new Named<>(i, "b"));
            new Named<>(i, "a").is(2, a ? List.of() : List.of(2));
            Rule.of(a).both(Rule.of(i > 2), i);
            for (Op op : Op.values()) { op.test(i == 1 ? "" : i == 2 ? " " : "abcd"); for (boolean b : both) conditions(op, i, a, b); }
            text(i == 0 ? "x" : "yyyyyyyyyyyyyyyyyyyyy".substring(i * 4), a);
            for (Op op : Op.values()) for (String s : new String[] {"a", "c", "d"})
                try { switches(op, i, s, a); } catch (IllegalStateException e) { sink++; }
            for (Object o : new Object[] {"", "ab", 1, i, 4, new Range(0, 3), 2.5}) patterns(o, a);
            locals(i, a);
            streams(List.of("", "a", "bb", "ccc"), a);
            new Modern(a);
        }
    }
}
