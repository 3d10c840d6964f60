public class G {
    int idx;
    int[] rows;
    G parent;
    String owner;
    Object val;
    int tri;
    java.util.List<Integer> pair = new java.util.ArrayList<>();
    java.util.Map<String, Integer> ores = new java.util.HashMap<>();
    boolean loud;
    int quiet;

    int row() { return idx < 0 || idx >= rows.length ? -1 : rows[idx]; }
    String root() { return parent == null ? "root" : parent.owner; }
    String named() { return owner == null || owner.isEmpty() ? "anon" : owner; }
    int number() { return val instanceof Integer ? (Integer) val : -1; }
    boolean third() { return tri != 0 && 12 / tri == 4; }
    boolean ends() { return pair.size() == 3 && pair.get(0) == pair.get(2); }
    boolean rich() { return ores.containsKey("gold") && ores.get("gold") > 5; }

    int kept() {
        int r;
        if (quiet == 0) {
            r = 1;
        } else {
            r = rows[1000 + quiet];
        }
        return r;
    }

    int seven() {
        if (loud) {
            System.out.println(rows[1000]);
        }
        return 7;
    }
}
