package generics;

/** What erasure leaves behind: casts at use sites, shared statics, arrays, pollution, reflection on raw types. */
public class Erasure {
    static class Box<T> {
        static int made;
        T v;
        Box(T v) {
            this.v = v;
            made++;
        }
        T get() { return v; }
        boolean same(Object o) { return o instanceof Box && ((Box<?>) o).v.equals(v); }
        <U> U as() {
            @SuppressWarnings("unchecked") U u = (U) v;
            return u;
        }
    }

    static class NumBox<N extends Number & Comparable<N>> {
        N n;
        NumBox(N n) { this.n = n; }
        int cmp(N o) { return n.compareTo(o) * 100 + n.intValue(); }
    }

    static <T> T id(T t) { return t; }
    @SuppressWarnings("unchecked") static <T> T unsafe(Object o) { return (T) o; }
    static <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }
    @SafeVarargs static <T> T[] toArray(T... ts) { return ts; }
    static <T> T[] pair(T a, T b) { return toArray(a, b); }
    static int count(Iterable<?> it) {
        int n = 0;
        for (Object o : it) n++;
        return n;
    }
    static <T> void swap(T[] a, int i, int j) {
        T t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Box<String> bs = new Box<>("x");
        Box<Integer> bi = new Box<>(1);
        System.out.println((bs.getClass() == (Class) bi.getClass()) + " " + Box.made + " " + bs.same(new Box<>("x")) + " " + bs.same(bi));
        Box raw = bs;
        raw.v = 99;
        Object quiet = bs.get();
        System.out.println(quiet + " " + raw.v.equals(99));
        try {
            String s = bs.get();
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("get: " + e.getMessage());
        }
        try {
            System.out.println(bs.get().length());
        } catch (ClassCastException e) {
            System.out.println("length: " + e.getMessage());
        }
        System.out.println("concat needs a String cast or not: " + (Object) bs.get());
        Object o = bi.<Object>as();
        System.out.println(o);
        try {
            String s = bi.as();
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("as: " + e.getMessage());
        }
        bi.<String>as();
        System.out.println("unused result is not cast");
        Erasure.<String>unsafe(5);
        try {
            int n = Erasure.<Integer>unsafe("s");
            System.out.println(n);
        } catch (ClassCastException e) {
            System.out.println("unsafe: " + e.getMessage());
        }
        System.out.println(new NumBox<>(5).cmp(7) + " " + new NumBox<>(2.5).cmp(1.5));
        System.out.println(max("a", "b") + max(3, 2) + max('x', 'y') + id(id("z")) + Erasure.<Object>id(7));
        try {
            String[] p = pair("a", "b");
            System.out.println(p.length);
        } catch (ClassCastException e) {
            System.out.println("pair: " + e.getMessage());
        }
        Object[] p = pair("a", "b");
        System.out.println(p.getClass().getSimpleName() + p[1] + " " + toArray("a").getClass().getSimpleName());
        java.util.List<String> ls = new java.util.ArrayList<>();
        ((java.util.List) ls).add(1);
        ls.add("two");
        System.out.println(ls + " " + count(ls) + " " + ls.size());
        try {
            for (String s : ls) System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("for: " + e.getMessage());
        }
        Integer[] arr = {1, 2, 3};
        swap(arr, 0, 2);
        System.out.println(arr[0] + "" + arr[2]);
        java.util.function.Function f = x -> ((String) x).length();
        try {
            f.apply(1.5f);
        } catch (ClassCastException e) {
            System.out.println("fn: " + e.getMessage());
        }
        System.out.println(Box.class.getTypeParameters().length + " " + Box.class.getTypeParameters()[0]);
    }
}
