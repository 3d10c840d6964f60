// verdict: VIOLATED
// witness: int 7
import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchYieldDefault {
    static int discount(int customers) {
        return switch (customers) {
            case 1, 2, 3 -> 0;
            case 4, 5, 6 -> 10;
            default -> customers > 6 ? 5 : 0;
        };
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 1 && n <= 9);
        // More customers should never get less.
        assert n == 1 || discount(n) >= discount(n - 1);
    }
}
