import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Boxes, enums, records, collections. */
public class Boxes {
    enum Color {
        RED, GREEN {
            @Override
            int weight() {
                return 5;
            }
        }, BLUE;

        int weight() {
            return ordinal();
        }
    }

    record Point(int x, int y) {
        Point {
            if (x > 1000) {
                throw new IllegalArgumentException("x");
            }
        }

        int sum() {
            return x + y;
        }
    }

    record Pair(Color color, String name) {}

    public static int unbox(Integer a, Integer b) {
        if (a == b) {
            return 1;
        }
        return a.equals(b) ? 2 : a + b;
    }

    public static Integer box(int x) {
        Integer a = x;
        Integer b = x;
        return a == b ? a : null;
    }

    public static long wide(Long a, Character c, Boolean b) {
        if (b) {
            return a + c;
        }
        return c == 'x' ? 1 : 2;
    }

    public static Double real(Double d, Float f) {
        return d > f ? d : Double.valueOf(f);
    }

    public static int color(Color c) {
        switch (c) {
            case RED:
                return 10;
            case GREEN:
                return c.weight();
            default:
                return c.weight() * 100;
        }
    }

    public static Color next(Color c, int n) {
        return Color.values()[(c.ordinal() + n) % 3];
    }

    public static String name(Color c) {
        return c == Color.BLUE ? c.name() : c.toString().substring(1);
    }

    public static int point(Point p) {
        if (p.equals(new Point(3, 4))) {
            return 1;
        }
        return p.sum() == 50 ? 2 : p.x();
    }

    public static Point moved(Point p, int by) {
        return new Point(p.x() + by, p.y());
    }

    public static String pair(Pair p) {
        if (p.color() == Color.RED) {
            return p.name();
        }
        return p.color() + "/";
    }

    public static int list(List<Integer> list) {
        int sum = 0;
        for (int x : list) {
            sum += x;
        }
        return sum == 42 ? list.size() : sum;
    }

    public static List<Integer> grown(List<Integer> list, int x) {
        list.add(x);
        if (list.contains(7)) {
            list.remove(Integer.valueOf(7));
        }
        return list;
    }

    public static String texts(List<String> list, int i) {
        String s = list.get(i);
        return s == null ? "none" : s;
    }

    public static boolean set(Set<Integer> set, int x) {
        return set.contains(x) || set.size() == 2;
    }

    public static int map(Map<String, Integer> map) {
        Integer found = map.get("k");
        if (found == null) {
            return map.isEmpty() ? -1 : -2;
        }
        return found;
    }

    public static int optional(Optional<Integer> o) {
        return o.map(x -> x + 1).orElse(-5);
    }

    public static int counted(int a, int b) {
        Map<Integer, Integer> counts = new HashMap<>();
        counts.merge(a & 3, 1, Integer::sum);
        counts.merge(b & 3, 1, Integer::sum);
        return counts.size() == 1 ? counts.get(a & 3) : 0;
    }

    /** More boxes than are read as one. */
    public static int many(int i, int x) {
        Integer[] all = new Integer[14];
        for (int k = 0; k < all.length; k++) {
            all[k] = x + k;
        }
        Object found = all[i];
        return found.equals(7) ? 1 : all[i].intValue() < x ? 2 : (Integer) found;
    }

    public static int made(int n) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n && i < 3; i++) {
            list.add(i * n);
        }
        return list.stream().mapToInt(x -> x).sum();
    }

    public static int any(Object o) {
        return o instanceof Integer i && i > 5 ? i : 0;
    }

    public static int hashes(Integer a, Boolean b) {
        return a.hashCode() ^ b.hashCode();
    }
}
