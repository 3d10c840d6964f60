// check: LuhnAnyDigit::notice
// verdict: HOLDS
public class LuhnAnyDigit {
    private static int sum(int[] digits) {
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
        return sum % 10;
    }

    public static void notice(int[] digits, int at, int other) {
        if (digits == null || digits.length != 8) {
            return;
        }
        for (int digit : digits) {
            if (digit < 0 || digit > 9) {
                return;
            }
        }
        if (at < 0 || at >= 8 || other < 0 || other > 9 || other == digits[at] || sum(digits) != 0) {
            return;
        }
        digits[at] = other;
        assert sum(digits) != 0;
    }
}
