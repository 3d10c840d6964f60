// verdict: HOLDS
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class RomanNumbers {
    static final int[] VALUES = {10, 9, 5, 4, 1};
    static final String[] SIGNS = {"X", "IX", "V", "IV", "I"};

    static String roman(int n) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < VALUES.length; i++) {
            while (n >= VALUES[i]) {
                out.append(SIGNS[i]);
                n -= VALUES[i];
            }
        }
        return out.toString();
    }

    static int value(String roman) {
        int total = 0;
        int last = 0;
        for (int i = roman.length() - 1; i >= 0; i--) {
            int v;
            switch (roman.charAt(i)) {
                case 'X':
                    v = 10;
                    break;
                case 'V':
                    v = 5;
                    break;
                default:
                    v = 1;
            }
            total += v < last ? -v : v;
            last = v;
        }
        return total;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 1 || n > 20) {
            return;
        }
        String roman = roman(n);
        assert value(roman) == n;
        assert !roman.contains("IIII");
    }
}
