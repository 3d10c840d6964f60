// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class InnerClassState {
    private int total;

    class Meter {
        private int own;

        void add(int n) {
            own += n;
            total += n;
        }
    }

    public static void main(String[] args) {
        InnerClassState state = new InnerClassState();
        Meter a = state.new Meter();
        Meter b = state.new Meter();
        int n = Verifier.nondetInt();
        (Verifier.nondetBoolean() ? a : b).add(n);
        b.add(1);
        assert state.total == a.own + b.own;
        assert state.total == n + 1;
    }
}
