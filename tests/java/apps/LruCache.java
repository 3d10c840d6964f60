package apps;

import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Least recently used cache with its own hash table and linked list, eviction listeners and statistics. */
public class LruCache<K, V> {
    private static final class Entry<K, V> {
        K key;
        V val;
        Entry<K, V> chain, prev, next;
    }

    private final Entry<K, V>[] table;
    private final Entry<K, V> head = new Entry<>();
    private final int cap;
    private int size, hits, misses, evictions;
    private BiConsumer<? super K, ? super V> listener = (k, v) -> { };

    @SuppressWarnings("unchecked")
    LruCache(int cap) {
        if (cap < 1) throw new IllegalArgumentException("capacity " + cap);
        this.cap = cap;
        table = (Entry<K, V>[]) new Entry<?, ?>[5];
        head.prev = head.next = head;
    }

    LruCache<K, V> onEvict(BiConsumer<? super K, ? super V> l) {
        listener = l;
        return this;
    }

    private int slot(K k) { return Math.floorMod(k.hashCode(), table.length); }

    private Entry<K, V> find(K k) {
        for (Entry<K, V> e = table[slot(k)]; e != null; e = e.chain) if (e.key.equals(k)) return e;
        return null;
    }

    private void unlink(Entry<K, V> e) {
        e.prev.next = e.next;
        e.next.prev = e.prev;
    }

    private void front(Entry<K, V> e) {
        e.next = head.next;
        e.prev = head;
        head.next.prev = e;
        head.next = e;
    }

    V get(K k, Function<? super K, ? extends V> load) {
        Entry<K, V> e = find(k);
        if (e != null) {
            hits++;
            unlink(e);
            front(e);
            return e.val;
        }
        misses++;
        V v = load.apply(k);
        if (v != null) put(k, v);
        return v;
    }

    void put(K k, V v) {
        Entry<K, V> e = find(k);
        if (e == null) {
            if (size == cap) {
                Entry<K, V> old = head.prev;
                remove(old.key);
                evictions++;
                listener.accept(old.key, old.val);
            }
            e = new Entry<>();
            e.key = k;
            int s = slot(k);
            e.chain = table[s];
            table[s] = e;
            size++;
        } else unlink(e);
        e.val = v;
        front(e);
    }

    V remove(K k) {
        int s = slot(k);
        for (Entry<K, V> e = table[s], p = null; e != null; p = e, e = e.chain) {
            if (!e.key.equals(k)) continue;
            if (p == null) table[s] = e.chain;
            else p.chain = e.chain;
            unlink(e);
            size--;
            return e.val;
        }
        throw new NoSuchElementException(String.valueOf(k));
    }

    @Override public String toString() {
        StringBuilder sb = new StringBuilder("[");
        for (Entry<K, V> e = head.next; e != head; e = e.next) sb.append(e.key).append('=').append(e.val).append(e.next == head ? "" : ", ");
        return sb.append("] ").append(size).append('/').append(cap).append(" h").append(hits).append(" m").append(misses).append(" e").append(evictions).toString();
    }

    static int loads;

    public static void main(String[] args) {
        StringBuilder log = new StringBuilder();
        LruCache<String, Integer> c = new LruCache<String, Integer>(3).onEvict((k, v) -> log.append(k).append(v).append(' '));
        for (String w : "one two three one four five one one six two".split(" ")) c.get(w, x -> {
            loads++;
            return x.length();
        });
        System.out.println(c + " loads " + loads + " evicted " + log);
        c.put("one", 100);
        c.put("new", 7);
        System.out.println(c + " " + log);
        System.out.println(c.remove("one") + " " + c);
        try {
            c.remove("absent");
        } catch (NoSuchElementException e) {
            System.out.println("absent: " + e.getMessage());
        }
        System.out.println(c.get("nothing", x -> null) + " " + c);
        LruCache<Long, long[]> fib = new LruCache<>(50);
        Function<Long, long[]>[] f = new Function[1];
        f[0] = n -> n < 2 ? new long[] {n} : new long[] {fib.get(n - 1, f[0])[0] + fib.get(n - 2, f[0])[0]};
        System.out.println(fib.get(80L, f[0])[0] + " " + fib.size + " " + fib.hits + " " + fib.misses);
        LruCache<Object, Object> mixed = new LruCache<>(4);
        for (Object o : Arrays.asList(-1, 'c', -1L, "s", 2.5, -1, Arrays.asList(1, 2))) mixed.put(o, o.getClass().getSimpleName());
        System.out.println(mixed);
        try {
            new LruCache<>(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
