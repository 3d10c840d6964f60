import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.BiFunction;

/** Methods that give functions: only who calls these runs their decisions. */
public class Rules {
    public static Predicate<String> named(String prefix) {
        return s -> s != null && s.startsWith(prefix);
    }

    public static IntPredicate between(int lo, int hi) {
        return x -> x >= lo && x <= hi;
    }

    public static Supplier<Integer> limited(int value) {
        return () -> value > 10 ? 10 : value;
    }

    public static BiFunction<Integer, Integer, Integer> pick(boolean larger) {
        if (larger) {
            return (a, b) -> a > b ? a : b;
        }
        return (a, b) -> a < b ? a : b;
    }
}
