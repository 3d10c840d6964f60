package shop;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Arrays, collections, enums, boxes. */
public class Shapes {

    public enum Color {
        RED,
        GREEN {
            @Override
            boolean cold() {
                return true;
            }
        };

        boolean cold() {
            return false;
        }

        public Color other() {
            return this == RED ? GREEN : RED;
        }
    }

    public static int[] sorted(int[] values) {
        for (int i = 1; i < values.length; i++) {
            if (values[i - 1] > values[i]) {
                int swap = values[i];
                values[i] = values[i - 1];
                values[i - 1] = swap;
            }
        }
        return values;
    }

    public static int corner(int[][] grid) {
        return grid.length > 1 && grid[1] != null && grid[1].length > 0 ? grid[1][0] : -1;
    }

    public static String[][] table(int rows) {
        return rows < 0 || rows > 2 ? null : new String[rows][1];
    }

    public static double[] reals(double x) {
        return x > 1 ? new double[] {x, Double.NaN, -0.0} : new double[0];
    }

    public static int count(List<String> names, String wanted) {
        int count = 0;
        for (String name : names) {
            if (name != null && name.equals(wanted)) {
                count++;
            }
        }
        return count;
    }

    public static List<Integer> firsts(List<Integer> all) {
        List<Integer> result = new ArrayList<>();
        for (Integer one : all) {
            if (one != null && one > 10) {
                result.add(one);
            }
        }
        return result;
    }

    public static void grow(List<Integer> list, int n) {
        if (n > 0) {
            list.add(n);
        }
    }

    public static Set<String> names(boolean two) {
        Set<String> names = new HashSet<>();
        names.add("a");
        if (two) {
            names.add("b");
        }
        return names;
    }

    public static Map<String, Integer> ages(int kind) {
        Map<String, Integer> map = new LinkedHashMap<>();
        for (int i = 0; i < kind && i < 3; i++) {
            map.put("k" + i, i);
        }
        return map;
    }

    public static int lookUp(Map<String, Integer> map, String key) {
        Integer found = map.get(key);
        return found == null ? -1 : found;
    }

    public static boolean has(Set<Integer> set) {
        return set.contains(7);
    }

    public static Optional<String> name(Optional<String> given, boolean use) {
        return use && given.isPresent() ? given : Optional.empty();
    }

    public static Color mix(Color a, Color b) {
        return a == b ? a : Color.GREEN;
    }

    public static Integer boxed(Integer a, Long b) {
        return a == null ? null : b != null && b > 5L ? a : Integer.valueOf(1);
    }

    public static Object anything(int i) {
        return i == 0 ? "text" : i == 1 ? (Object) 'c' : i == 2 ? 5L : i == 3 ? new int[] {1} : new Object();
    }

    public static <T extends Comparable<T>> T max(T a, T b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    public static <T> T first(List<T> list, T other) {
        return list.isEmpty() ? other : list.get(0);
    }

    public static <T> int size(T[] array) {
        return array == null ? -1 : array.length;
    }

    public static long now(boolean really) {
        return really ? System.nanoTime() : 0;
    }

    public static int identity(boolean really) {
        return really ? System.identityHashCode(new Object()) : 0;
    }
}
