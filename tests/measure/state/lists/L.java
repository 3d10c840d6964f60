import java.util.*;
class L {
    private List<Integer> xs;
    private final Map<String, Integer> m = new LinkedHashMap<>();
    private int[][] grid = new int[2][2];
    private List<int[]> pairs = new ArrayList<>();
    L(List<Integer> xs) { this.xs = new ArrayList<>(xs); }
    void sort() { Collections.sort(xs); pairs.add(new int[] {1, 2}); }
    void put(String k, int v) { m.put(k, v); grid[1][0] = v; }
    Set<String> keys() { return m.keySet(); }
    int sum() { int s = 0; for (int[] r : grid) for (int c : r) s += c; return s; }
    List<Integer> xs() { return Collections.unmodifiableList(xs); }
}
