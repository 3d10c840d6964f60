// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class SuperCalls {
    static class Base {
        int steps;

        void step(int n) {
            steps += n;
        }
    }

    static class Doubled extends Base {
        @Override
        void step(int n) {
            super.step(n);
            super.step(n);
        }
    }

    static class Capped extends Doubled {
        @Override
        void step(int n) {
            if (steps < 10) {
                super.step(n);
            }
        }
    }

    public static void main(String[] args) {
        Base b = new Base[] {new Base(), new Doubled(), new Capped()}[Verifier.nondetInt() & 1];
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0 && n < 1000);
        b.step(n);
        assert b.steps == n || b.steps == 2 * n && b instanceof Doubled;
    }
}
