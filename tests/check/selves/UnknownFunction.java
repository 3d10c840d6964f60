// check: UnknownFunction::apply
// verdict: VIOLATED
// witness: function java.util.function.IntUnaryOperator {applyAsInt(int): [int 7]}
import java.util.function.IntUnaryOperator;

public final class UnknownFunction {
    public static void apply(IntUnaryOperator f) {
        if (f != null) {
            assert f.applyAsInt(3) != 7;
        }
    }
}
