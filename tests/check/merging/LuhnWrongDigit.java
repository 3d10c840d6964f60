// verdict: HOLDS
// Doubling and taking nine off gives another digit for each digit.
import org.sosy_lab.sv_benchmarks.Verifier;

public class LuhnWrongDigit {
    static int sum(int[] digits) {
        int sum = 0;
        boolean twice = false;
        for (int i = digits.length - 1; i >= 0; i--) {
            int digit = digits[i];
            if (twice) {
                digit *= 2;
                if (digit > 9) {
                    digit -= 9;
                }
            }
            sum += digit;
            twice = !twice;
        }
        return sum;
    }

    public static void main(String[] args) {
        int[] digits = new int[12];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = Verifier.nondetInt();
            Verifier.assume(digits[i] >= 0 && digits[i] <= 9);
        }
        if (sum(digits) % 10 != 0) {
            return;
        }
        int wrong = Verifier.nondetInt();
        Verifier.assume(wrong >= 0 && wrong <= 9 && wrong != digits[4]);
        digits[4] = wrong;
        assert sum(digits) % 10 != 0;
    }
}
