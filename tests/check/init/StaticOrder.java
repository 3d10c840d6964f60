// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class StaticOrder {
    static int first = next();
    static int counter = 10;
    static int second = next();

    static int next() {
        return ++counter;
    }

    public static void main(String[] args) {
        int extra = Verifier.nondetInt() & 7;
        // The first call ran before the initialiser of counter.
        assert first == 1 && second == 11;
        counter += extra;
        assert next() == 12 + extra;
    }
}
