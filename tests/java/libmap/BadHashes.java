package libmap;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

// Keys that collide on purpose: long chains, tree bins, removal back to lists.
public class BadHashes {
    static final class Same implements Comparable<Same> {
        final int id;

        Same(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return 42;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Same && ((Same) o).id == id;
        }

        @Override
        public int compareTo(Same o) {
            return Integer.compare(id, o.id);
        }

        @Override
        public String toString() {
            return "S" + id;
        }
    }

    static final class Plain {
        final int id;

        Plain(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return id % 3 << 16;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Plain && ((Plain) o).id == id;
        }

        @Override
        public String toString() {
            return "P" + id;
        }
    }

    public static void main(String[] args) {
        Map<Same, Integer> m = new HashMap<>();
        for (int i = 0; i < 100; i++) m.put(new Same((i * 37) % 100), i);
        System.out.println(m.size() + " " + m.get(new Same(50)) + " " + m.get(new Same(99)) + " " + m.get(new Same(100)) + " " + m.containsKey(new Same(-1)));
        int sum = 0;
        for (Map.Entry<Same, Integer> e : m.entrySet()) sum += e.getKey().id * e.getValue();
        System.out.println(sum + " " + m.hashCode());
        for (int i = 0; i < 100; i += 2) m.remove(new Same(i));
        System.out.println(m.size() + " " + m.get(new Same(51)) + " " + m.get(new Same(50)));
        for (int i = 1; i < 92; i += 2) m.remove(new Same(i));
        System.out.println(m.size() + " " + new java.util.TreeMap<>(m));
        m.merge(new Same(93), 1000, Integer::sum);
        m.computeIfAbsent(new Same(5), k -> k.id);
        System.out.println(new java.util.TreeMap<>(m));
        Map<Same, Integer> small = new HashMap<>();
        for (int i = 7; i > 0; i--) small.put(new Same(i), i);
        System.out.println(small);
        Map<Plain, Integer> p = new HashMap<>();
        for (int i = 0; i < 60; i++) p.put(new Plain(i), i);
        int ok = 0;
        for (int i = 0; i < 60; i++) if (p.get(new Plain(i)) == i) ok++;
        System.out.println(p.size() + " " + ok + " " + p.get(new Plain(60)));
        p.keySet().removeIf(k -> k.id % 5 != 0);
        Set<Integer> left = new java.util.TreeSet<>(p.values());
        System.out.println(left);
        Map<Same, String> linked = new LinkedHashMap<>();
        for (int i = 0; i < 40; i++) linked.put(new Same((i * 11) % 40), "v" + i);
        linked.remove(new Same(0));
        linked.put(new Same(22), "again");
        System.out.println(linked);
        Map<String, Integer> strings = new HashMap<>();
        String[] two = {"Aa", "BB"};
        for (int i = 0; i < 32; i++) {
            StringBuilder k = new StringBuilder();
            for (int b = 0; b < 5; b++) k.append(two[(i >> b) & 1]);
            strings.put(k.toString(), i);
        }
        System.out.println(strings.size() + " " + strings.get("AaAaAaAaAa") + " " + strings.get("BBBBBBBBBB") + " " + strings.get("BBAaBBAaBB") + " " + strings.get("CCAaBBAaBB"));
        Map<Integer, Integer> stride = new HashMap<>();
        for (int i = 0; i < 50; i++) stride.put(i << 16, i);
        int check = 0;
        for (int v : stride.values()) check = check * 31 + v;
        System.out.println(stride.size() + " " + check);
        Map<Float, Integer> floats = new HashMap<>();
        for (int i = 0; i < 12; i++) floats.put(i * 0.5f, i);
        System.out.println(floats);
        Set<Object> mixed = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            mixed.add(new Same(i));
            mixed.add(42);
            mixed.add("*");
            mixed.add((char) 42);
        }
        System.out.println(mixed.size() + " " + mixed.contains("*") + " " + mixed.contains(new Same(19)) + " " + mixed.remove('*') + " " + mixed.size());
    }
}
