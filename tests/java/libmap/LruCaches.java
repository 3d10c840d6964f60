package libmap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

// Three caches over one access trace: LinkedHashMap LRU, hand-made LRU list, LFU with counters.
public class LruCaches {
    interface Cache<K, V> {
        V get(K key);

        int hits();

        String order();
    }

    static class ByLinked<K, V> implements Cache<K, V> {
        private int hits;
        private final Function<K, V> load;
        private final Map<K, V> m;

        ByLinked(int cap, Function<K, V> load) {
            this.load = load;
            m = new LinkedHashMap<>(8, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<K, V> e) {
                    return size() > cap;
                }
            };
        }

        @Override
        public V get(K k) {
            V v = m.get(k);
            if (v != null) {
                hits++;
                return v;
            }
            m.put(k, v = load.apply(k));
            return v;
        }

        @Override
        public int hits() {
            return hits;
        }

        @Override
        public String order() {
            return m.keySet().toString();
        }
    }

    static class ByHand<K, V> implements Cache<K, V> {
        private final class Node {
            final K k;
            final V v;
            Node prev;
            Node next;

            Node(K k, V v) {
                this.k = k;
                this.v = v;
            }
        }

        private final Map<K, Node> at = new HashMap<>();
        private final Node head = new Node(null, null);
        private final int cap;
        private final Function<K, V> load;
        private int hits;

        ByHand(int cap, Function<K, V> load) {
            this.cap = cap;
            this.load = load;
            head.prev = head.next = head;
        }

        private void unlink(Node n) {
            n.prev.next = n.next;
            n.next.prev = n.prev;
        }

        private void append(Node n) {
            n.prev = head.prev;
            n.next = head;
            n.prev.next = head.prev = n;
        }

        @Override
        public V get(K k) {
            Node n = at.get(k);
            if (n != null) {
                hits++;
                unlink(n);
            } else {
                at.put(k, n = new Node(k, load.apply(k)));
                if (at.size() > cap) {
                    at.remove(head.next.k);
                    unlink(head.next);
                }
            }
            append(n);
            return n.v;
        }

        @Override
        public int hits() {
            return hits;
        }

        @Override
        public String order() {
            List<K> l = new ArrayList<>();
            for (Node n = head.next; n != head; n = n.next) l.add(n.k);
            return l.toString();
        }
    }

    static class Lfu<K, V> implements Cache<K, V> {
        private final Map<K, V> vals = new LinkedHashMap<>();
        private final Map<K, Integer> uses = new HashMap<>();
        private final int cap;
        private final Function<K, V> load;
        private int hits;

        Lfu(int cap, Function<K, V> load) {
            this.cap = cap;
            this.load = load;
        }

        @Override
        public V get(K k) {
            uses.merge(k, 1, Integer::sum);
            if (vals.containsKey(k)) {
                hits++;
                return vals.get(k);
            }
            if (vals.size() == cap) {
                K victim = null;
                for (K c : vals.keySet()) if (victim == null || uses.get(c) < uses.get(victim)) victim = c;
                vals.remove(victim);
            }
            vals.put(k, load.apply(k));
            return vals.get(k);
        }

        @Override
        public int hits() {
            return hits;
        }

        @Override
        public String order() {
            return vals.keySet() + " uses " + uses.values().stream().mapToInt(x -> x).sum();
        }
    }

    public static void main(String[] args) {
        int[] loads = new int[3];
        List<Cache<Integer, String>> all = List.of(new ByLinked<>(5, k -> "v" + k + loads[0]++), new ByHand<>(5, k -> "v" + k + loads[1]++), new Lfu<>(5, k -> "v" + k + loads[2]++));
        Random r = new Random(12);
        int differ = 0;
        for (int step = 0; step < 200; step++) {
            int key = Math.min(r.nextInt(12), r.nextInt(12));
            String a = all.get(0).get(key);
            String b = all.get(1).get(key);
            all.get(2).get(key);
            if (!a.equals(b) || !all.get(0).order().equals(all.get(1).order())) differ++;
            if (step % 50 == 49) for (Cache<Integer, String> c : all) System.out.println(step + " " + c.getClass().getSimpleName() + " hits " + c.hits() + " " + c.order());
        }
        System.out.println("differences " + differ + " loads " + loads[0] + " " + loads[1] + " " + loads[2]);
        Cache<String, Integer> words = new ByLinked<>(2, String::length);
        for (String w : "to be or not to be".split(" ")) System.out.print(words.get(w) + words.order() + " ");
        System.out.println(words.hits());
        Cache<String, Integer> bad = new ByHand<>(1, Integer::parseInt);
        System.out.println(bad.get("12") + " " + bad.order());
        try {
            bad.get("twelve");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage() + " " + bad.order());
        }
        System.out.println(new ByLinked<String, String>(1, k -> null).get("x"));
    }
}
