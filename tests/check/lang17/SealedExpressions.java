// verdict: VIOLATED
// witness: int 6; int -6
import org.sosy_lab.sv_benchmarks.Verifier;

public class SealedExpressions {
    sealed interface Expr permits Num, Add, Div {}

    record Num(int value) implements Expr {}

    record Add(Expr left, Expr right) implements Expr {}

    record Div(Expr left, Expr right) implements Expr {}

    static int eval(Expr e) {
        if (e instanceof Num n) {
            return n.value();
        }
        if (e instanceof Add a) {
            return eval(a.left()) + eval(a.right());
        }
        Div d = (Div) e;
        int divisor = eval(d.right());
        return divisor == 0 ? 0 : eval(d.left()) / divisor;
    }

    public static void main(String[] args) {
        Expr sum = new Add(new Num(Verifier.nondetInt()), new Num(Verifier.nondetInt()));
        Expr whole = new Div(sum, sum);
        assert eval(whole) == 1;
    }
}
