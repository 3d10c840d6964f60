package generics;

/** Containers written from scratch: growing list, hash map, priority heap. */
public class Containers {
    static class Vec<T> implements Iterable<T> {
        private Object[] a = new Object[2];
        private int n;
        void add(T t) {
            if (n == a.length) {
                Object[] b = new Object[n * 2];
                for (int i = 0; i < n; i++) b[i] = a[i];
                a = b;
            }
            a[n++] = t;
        }
        @SuppressWarnings("unchecked") T get(int i) {
            if (i < 0 || i >= n) throw new IndexOutOfBoundsException("at " + i + " of " + n);
            return (T) a[i];
        }
        <R> Vec<R> map(java.util.function.Function<? super T, ? extends R> f) {
            Vec<R> r = new Vec<>();
            for (T t : this) r.add(f.apply(t));
            return r;
        }
        <A> A fold(A z, java.util.function.BiFunction<A, ? super T, A> f) {
            A acc = z;
            for (T t : this) acc = f.apply(acc, t);
            return acc;
        }
        public java.util.Iterator<T> iterator() {
            return new java.util.Iterator<T>() {
                int i;
                public boolean hasNext() { return i < n; }
                public T next() { return get(i++); }
            };
        }
        @Override public String toString() {
            StringBuilder sb = new StringBuilder("<");
            for (T t : this) sb.append(sb.length() > 1 ? " " : "").append(t);
            return sb.append('>').toString();
        }
    }

    static class Table<K, V> {
        static class Entry<K, V> {
            final K k;
            V v;
            Entry<K, V> next;
            Entry(K k, V v, Entry<K, V> n) { this.k = k; this.v = v; next = n; }
        }
        @SuppressWarnings("unchecked") private Entry<K, V>[] t = (Entry<K, V>[]) new Entry<?, ?>[4];
        private int n, resizes;
        V put(K k, V v) {
            int h = (k == null ? 0 : k.hashCode()) & t.length - 1;
            for (Entry<K, V> e = t[h]; e != null; e = e.next)
                if (k == null ? e.k == null : k.equals(e.k)) {
                    V o = e.v;
                    e.v = v;
                    return o;
                }
            t[h] = new Entry<>(k, v, t[h]);
            if (++n > t.length) grow();
            return null;
        }
        V get(K k) {
            for (Entry<K, V> e = t[(k == null ? 0 : k.hashCode()) & t.length - 1]; e != null; e = e.next)
                if (k == null ? e.k == null : k.equals(e.k)) return e.v;
            return null;
        }
        @SuppressWarnings("unchecked") private void grow() {
            Entry<K, V>[] old = t;
            t = (Entry<K, V>[]) new Entry<?, ?>[old.length * 2];
            n = 0;
            resizes++;
            for (Entry<K, V> e : old) for (; e != null; e = e.next) put(e.k, e.v);
        }
    }

    static class Heap<T extends Comparable<? super T>> {
        private final Vec<T> v = new Vec<>();
        void push(T t) {
            v.add(t);
            for (int i = v.n - 1; i > 0 && v.get(i).compareTo(v.get((i - 1) / 2)) < 0; i = (i - 1) / 2) swap(i, (i - 1) / 2);
        }
        T pop() {
            T top = v.get(0);
            swap(0, --v.n);
            for (int i = 0, c; (c = 2 * i + 1) < v.n; i = c) {
                if (c + 1 < v.n && v.get(c + 1).compareTo(v.get(c)) < 0) c++;
                if (v.get(i).compareTo(v.get(c)) <= 0) break;
                swap(i, c);
            }
            return top;
        }
        private void swap(int i, int j) {
            Object t = v.a[i];
            v.a[i] = v.a[j];
            v.a[j] = t;
        }
    }

    public static void main(String[] args) {
        Vec<String> v = new Vec<>();
        for (String s : "delta alpha echo bravo charlie".split(" ")) v.add(s);
        System.out.println(v + " " + v.map(String::length) + " " + v.map(s -> s.charAt(0)).fold("", (a, c) -> c + a));
        System.out.println(v.map(String::length).fold(0, Integer::sum) + " " + v.map(x -> null));
        try {
            v.get(5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Table<Object, Integer> t = new Table<>();
        for (int i = 0; i < 20; i++) t.put(i % 3 == 0 ? "k" + i : (Object) i, i * i);
        t.put(null, -1);
        System.out.println(t.n + " " + t.resizes + " " + t.get("k9") + " " + t.get(10) + " " + t.get(9) + " " + t.get(null) + " " + t.put(null, -2) + t.get(null) + " " + t.get(10L));
        Heap<String> h = new Heap<>();
        for (String s : v) h.push(s);
        StringBuilder sb = new StringBuilder();
        while (h.v.n > 0) sb.append(h.pop()).append(' ');
        System.out.println(sb);
        Heap<Double> hd = new Heap<>();
        for (double d : new double[] {0.0, -0.0, Double.NaN, -1, Double.POSITIVE_INFINITY, 2}) hd.push(d);
        while (hd.v.n > 0) System.out.print(hd.pop() + " ");
        System.out.println();
    }
}
