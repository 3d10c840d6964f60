import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Decisions inside lambdas, and methods that hand them on. */
public class Lambdas {
    private static boolean test(IntPredicate p, int x) {
        return p.test(x) && x < 50;
    }

    public static int chosen(int x, boolean strict) {
        IntPredicate p = strict ? v -> v > 10 && v % 2 == 0 : v -> v > 5;
        return test(p, x) ? 1 : 0;
    }

    public static long stream(int a, int b) {
        return IntStream.of(a, b).filter(v -> v > 0 && v < 10).count();
    }

    public static boolean list(int a, int b) {
        List<Integer> values = List.of(a, b);
        return values.stream().anyMatch(v -> v == 3 || v == 4) && a != b;
    }

    public static int captured(int limit, int x) {
        IntPredicate inner = v -> {
            if (v == limit) {
                return false;
            }
            return v < limit;
        };
        return inner.negate().test(x) ? 2 : 1;
    }
}
