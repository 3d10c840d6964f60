// verdict: VIOLATED
// witness: int 1001
import org.sosy_lab.sv_benchmarks.Verifier;

public class DoWhileDigits {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 9999) {
            return;
        }
        int reversed = 0;
        int rest = n;
        do {
            reversed = reversed * 10 + rest % 10;
            rest /= 10;
        } while (rest != 0);
        assert reversed != n || n < 1000;
    }
}
