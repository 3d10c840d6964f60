// verdict: VIOLATED
// witness: int 2147483647; int 1
import org.sosy_lab.sv_benchmarks.Verifier;

public class VisitorSum {
    interface Visitor {
        long number(int n);

        long plus(Expr a, Expr b);
    }

    interface Expr {
        long accept(Visitor v);
    }

    static Expr number(int n) {
        return v -> v.number(n);
    }

    static Expr plus(Expr a, Expr b) {
        return v -> v.plus(a, b);
    }

    static final Visitor EVALUATE = new Visitor() {
        @Override
        public long number(int n) {
            return n;
        }

        @Override
        public long plus(Expr a, Expr b) {
            // Narrow on the way.
            return (int) (a.accept(this) + b.accept(this));
        }
    };

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        long value = plus(number(a), number(b)).accept(EVALUATE);
        assert value == (long) a + b;
    }
}
