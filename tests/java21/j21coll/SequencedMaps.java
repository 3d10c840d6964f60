package j21coll;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** Maps with an order: first and last entries, putting at either end, reversed maps and their views. */
public class SequencedMaps {

    static String show(Map.Entry<?, ?> e) {
        return e == null ? "-" : e.getKey() + "=" + e.getValue();
    }

    static void walk(SequencedMap<String, Integer> m) {
        System.out.println(m.getClass().getSimpleName() + " " + m + " " + show(m.firstEntry()) + " " + show(m.lastEntry()));
        SequencedMap<String, Integer> r = m.reversed();
        System.out.println(r + " " + r.keySet() + " " + r.values() + " " + r.entrySet() + " " + show(r.firstEntry()));
        System.out.println(m.sequencedKeySet().reversed() + " " + m.sequencedValues().getLast() + " "
            + m.sequencedEntrySet().getFirst());
        r.put("mm", 50);
        r.remove("a");
        r.replaceAll((k, v) -> v + k.length());
        System.out.println(m + " " + r + " " + m.equals(r) + " " + (m.hashCode() == r.hashCode()));
        System.out.println(show(m.pollFirstEntry()) + " " + show(r.pollFirstEntry()) + " " + m);
        StringBuilder sb = new StringBuilder();
        r.forEach((k, v) -> sb.append(k).append(v).append(';'));
        System.out.println(sb);
        var it = r.sequencedEntrySet().iterator();
        it.next();
        it.remove();
        System.out.println(m + " " + r.containsKey("b") + r.getOrDefault("none", -1));
        m.clear();
        System.out.println(r + " " + show(m.firstEntry()) + show(r.pollLastEntry()));
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " done");
        } catch (UnsupportedOperationException e) {
            System.out.println(what + " unsupported");
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> source = new TreeMap<>(Map.of("c", 3, "a", 1, "b", 2, "z", 26));
        walk(new LinkedHashMap<>(source));
        walk(new TreeMap<>(source));
        walk(new ConcurrentSkipListMap<>(source));

        LinkedHashMap<String, Integer> m = new LinkedHashMap<>(source);
        m.putFirst("first", 0);
        m.putLast("last", 99);
        System.out.println(m);
        m.putFirst("b", 20);
        m.putLast("a", 10);
        System.out.println(m + " " + m.reversed());
        m.reversed().putFirst("rf", 1);
        m.reversed().putLast("rl", 2);
        System.out.println(m + " " + m.sequencedKeySet().reversed());
        m.sequencedKeySet().removeFirst();
        m.sequencedValues().reversed().removeFirst();
        m.sequencedEntrySet().reversed().removeFirst();
        System.out.println(m);
        attempt("key set add", () -> m.sequencedKeySet().addFirst("x"));
        attempt("tree putFirst", () -> new TreeMap<>(source).putFirst("q", 1));
        attempt("set value", () -> m.firstEntry().setValue(7));
        SequencedMap<String, Integer> u = Collections.unmodifiableSequencedMap(m);
        attempt("unmodifiable", () -> u.putLast("x", 1));
        attempt("unmodifiable poll", u::pollFirstEntry);
        System.out.println(u.reversed() + " " + u.firstEntry());

        LinkedHashMap<Integer, String> lru = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
                return size() > 3;
            }
        };
        for (int i = 0; i < 5; i++) {
            lru.put(i, "v" + i);
            lru.get(2);
        }
        System.out.println(lru + " " + lru.reversed() + " " + lru.firstEntry() + " " + lru.lastEntry());
        NavigableMap<String, Integer> nav = new TreeMap<>(source);
        System.out.println(nav.reversed() + " " + nav.reversed().headMap("b", true) + " " + nav.reversed().floorKey("d"));
    }
}
