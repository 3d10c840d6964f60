// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class RecordEquality {
    record Pair(int a, long b) {
        Pair swapped() {
            return new Pair((int) b, a);
        }
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        Pair p = new Pair(a, b);
        assert p.equals(p.swapped().swapped());
        assert p.hashCode() == new Pair(a, b).hashCode();
        assert p.equals(p.swapped()) == (a == b);
    }
}
