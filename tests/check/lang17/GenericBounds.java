// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class GenericBounds {
    static <T extends Comparable<T>> T largest(T[] items) {
        T best = items[0];
        for (T item : items) {
            if (item.compareTo(best) > 0) {
                best = item;
            }
        }
        return best;
    }

    public static void main(String[] args) {
        Integer[] numbers = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
        int best = largest(numbers);
        assert best >= numbers[0] && best >= numbers[1] && best >= numbers[2];
    }
}
