// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class EvenOddMutual {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 15) {
            return;
        }
        assert even(n) == (n % 2 == 0);
        assert odd(n) != even(n);
    }
}
