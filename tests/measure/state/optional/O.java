import java.util.*;
class O {
    private Optional<String> name = Optional.empty();
    private Map<String, List<Integer>> groups = new TreeMap<>();
    private EnumMap<K, Integer> counts = new EnumMap<>(K.class);
    private BitSet bits = new BitSet();
    enum K { A, B }
    void set(String n) { name = Optional.of(n); }
    void put(String g, int v) { groups.computeIfAbsent(g, k -> new ArrayList<>()).add(v); counts.merge(K.A, 1, Integer::sum); bits.set(v); }
    String name() { return name.map(String::trim).orElse("none"); }
    List<Integer> group(String g) { return groups.get(g); }
    int top() { return bits.length(); }
}
