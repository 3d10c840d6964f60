// verdict: HOLDS
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import org.sosy_lab.sv_benchmarks.Verifier;

public class LambdaCapture {
    static IntUnaryOperator bind(IntBinaryOperator f, int first) {
        return second -> f.applyAsInt(first, second);
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        IntBinaryOperator f = Verifier.nondetBoolean() ? Math::max : (x, y) -> x < y ? y : x;
        int result = bind(f, a).andThen(n -> n ^ 1).applyAsInt(b);
        assert (result ^ 1) >= a && (result ^ 1) >= b;
    }
}
