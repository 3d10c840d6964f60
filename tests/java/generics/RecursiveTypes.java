package generics;

/** Persistent lists, zippers, generic trees and streams built on recursive generic types. */
public class RecursiveTypes {
    static abstract class Lst<T> {
        abstract boolean nil();
        abstract T head();
        abstract Lst<T> tail();

        static <T> Lst<T> empty() {
            return new Lst<>() {
                boolean nil() { return true; }
                T head() { throw new java.util.NoSuchElementException("head of nil"); }
                Lst<T> tail() { throw new java.util.NoSuchElementException("tail of nil"); }
            };
        }
        static <T> Lst<T> cons(T h, java.util.function.Supplier<Lst<T>> t) {
            return new Lst<>() {
                Lst<T> forced;
                boolean nil() { return false; }
                T head() { return h; }
                Lst<T> tail() { return forced != null ? forced : (forced = t.get()); }
            };
        }
        @SafeVarargs static <T> Lst<T> of(T... ts) {
            Lst<T> l = empty();
            for (int i = ts.length - 1; i >= 0; i--) {
                Lst<T> rest = l;
                l = cons(ts[i], () -> rest);
            }
            return l;
        }
        <R> Lst<R> map(java.util.function.Function<T, R> f) { return nil() ? empty() : cons(f.apply(head()), () -> tail().map(f)); }
        Lst<T> filter(java.util.function.Predicate<T> p) {
            Lst<T> l = this;
            while (!l.nil() && !p.test(l.head())) l = l.tail();
            Lst<T> m = l;
            return m.nil() ? m : cons(m.head(), () -> m.tail().filter(p));
        }
        Lst<T> take(int n) { return n == 0 || nil() ? empty() : cons(head(), () -> tail().take(n - 1)); }
        <U, R> Lst<R> zip(Lst<U> o, java.util.function.BiFunction<T, U, R> f) {
            return nil() || o.nil() ? empty() : cons(f.apply(head(), o.head()), () -> tail().zip(o.tail(), f));
        }
        Lst<T> append(Lst<T> o) { return nil() ? o : cons(head(), () -> tail().append(o)); }
        @Override public String toString() {
            StringBuilder sb = new StringBuilder("(");
            for (Lst<T> l = this; !l.nil(); l = l.tail()) sb.append(l.head()).append(' ');
            return sb.append(')').toString();
        }
    }

    static int forced;

    static Lst<Integer> from(int n) {
        forced++;
        return Lst.cons(n, () -> from(n + 1));
    }

    static Lst<Integer> sieve(Lst<Integer> l) {
        int p = l.head();
        return Lst.cons(p, () -> sieve(l.tail().filter(x -> x % p != 0)));
    }

    static Lst<Long> fibs(long a, long b) { return Lst.cons(a, () -> fibs(b, a + b)); }

    static <T> Lst<Lst<T>> perms(Lst<T> l) {
        if (l.nil()) return Lst.of(l);
        Lst<Lst<T>> r = Lst.empty();
        for (Lst<T> c = l; !c.nil(); c = c.tail()) {
            T x = c.head();
            r = r.append(perms(l.filter(y -> y != x)).map(p -> Lst.cons(x, () -> p)));
        }
        return r;
    }

    record Tree<T extends Comparable<T>>(Tree<T> l, T v, Tree<T> r) {
        static <T extends Comparable<T>> Tree<T> add(Tree<T> t, T v) {
            if (t == null) return new Tree<>(null, v, null);
            int c = v.compareTo(t.v);
            return c < 0 ? new Tree<>(add(t.l, v), t.v, t.r) : c > 0 ? new Tree<>(t.l, t.v, add(t.r, v)) : t;
        }
        static int height(Tree<?> t) { return t == null ? 0 : 1 + Math.max(height(t.l), height(t.r)); }
    }

    public static void main(String[] args) {
        System.out.println(Lst.of(1, 2, 3).map(x -> x * x).append(Lst.of(100)) + " " + Lst.of() + Lst.of("a", null));
        Lst<Integer> nat = from(0);
        System.out.println(forced + " " + nat.take(5) + " " + forced + " " + nat.take(3) + " " + forced);
        System.out.println(sieve(from(2)).take(15));
        System.out.println(fibs(0, 1).take(20).zip(from(0), (f, i) -> i + ":" + f).filter(s -> s.endsWith("1")));
        System.out.println(perms(Lst.of('a', 'b', 'c')));
        try {
            Lst.of(1).tail().tail();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Tree<String> t = null;
        for (String s : "m c x a d z m b".split(" ")) t = Tree.add(t, s);
        Tree<String> t2 = Tree.add(t, "y");
        System.out.println(t + "\n" + Tree.height(t) + " " + Tree.height(t2) + " " + (t.l() == t2.l()) + " " + (t.r() == t2.r()) + " " + t.equals(Tree.add(t, "a")));
    }
}
