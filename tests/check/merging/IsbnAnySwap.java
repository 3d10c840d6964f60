// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class IsbnAnySwap {
    private static boolean isValid(int[] digits) {
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += (10 - i) * digits[i];
        }
        return sum % 11 == 0;
    }

    public static void main(String[] args) {
        int[] digits = new int[10];
        for (int i = 0; i < 10; i++) {
            int digit = Verifier.nondetInt();
            if (digit < 0 || digit > (i == 9 ? 10 : 9)) {
                return;
            }
            digits[i] = digit;
        }
        int at = Verifier.nondetInt();
        if (at < 0 || at > 8) {
            return;
        }
        boolean before = isValid(digits);
        int digit = digits[at];
        digits[at] = digits[at + 1];
        digits[at + 1] = digit;
        if (before && isValid(digits)) {
            assert digits[at] == digits[at + 1];
        }
    }
}
