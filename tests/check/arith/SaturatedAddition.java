// verdict: VIOLATED
// witness: int -2147483648; int -1
import org.sosy_lab.sv_benchmarks.Verifier;

public class SaturatedAddition {
    static int add(int a, int b) {
        int sum = a + b;
        if (a > 0 && b > 0 && sum < 0) {
            return Integer.MAX_VALUE;
        }
        // Forgets the other end.
        return sum;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        int sum = add(a, b);
        if (a < 0 && b < 0) {
            assert sum < 0;
        }
    }
}
