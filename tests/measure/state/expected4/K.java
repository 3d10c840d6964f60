import java.util.*;
class K {
    final Map<String, Integer> map = new HashMap<>();
    int other;
    void put(String k, int v) { map.put(k, v); other = v; }
    int get(String k) { Integer v = map.get(k); if (v == null) throw new NoSuchElementException(k); return v; }
}
