import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Generic classes and methods, with comparisons through an interface. */
public class Generics {
    public static class Cell<T extends Comparable<T>> {
        private T value;

        public boolean raise(T other) {
            if (value == null || other != null && other.compareTo(value) > 0) {
                value = other;
                return true;
            }
            return false;
        }
    }

    public static <T> T pick(T a, T b, boolean first) {
        return first && a != null ? a : b;
    }

    public static int largest(int a, int b) {
        Cell<Integer> cell = new Cell<>();
        cell.raise(a);
        return cell.raise(b) ? b : a;
    }

    public static int positives(int a, int b) {
        List<Integer> kept = new ArrayList<>();
        for (Integer v : List.of(a, b)) {
            if (v > 0 && !kept.contains(v)) {
                kept.add(v);
            }
        }
        return kept.size() == 2 || kept.isEmpty() ? 1 : 0;
    }

    public static boolean optional(Integer x) {
        return Optional.ofNullable(x).map(v -> v > 3 && v < 9).orElse(false);
    }
}
