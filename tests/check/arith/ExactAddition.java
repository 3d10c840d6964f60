// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class ExactAddition {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        boolean overflow;
        int sum = 0;
        try {
            sum = Math.addExact(a, b);
            overflow = false;
        } catch (ArithmeticException e) {
            overflow = true;
        }
        long wide = (long) a + b;
        assert overflow == (wide != (int) wide);
        assert overflow || sum == wide;
    }
}
