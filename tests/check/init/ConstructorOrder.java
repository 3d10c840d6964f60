// verdict: VIOLATED
// witness: int 5
import org.sosy_lab.sv_benchmarks.Verifier;

public class ConstructorOrder {
    static class Base {
        final int seen;

        Base() {
            seen = value();
        }

        int value() {
            return -1;
        }
    }

    static class Derived extends Base {
        private final int given;

        Derived(int given) {
            this.given = given;
        }

        @Override
        int value() {
            return given;
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        // The base constructor sees the field before it is set.
        assert new Derived(n).seen == n;
    }
}
