// check: IsbnSwapped::swapped
// verdict: HOLDS
// Two neighbours that are swapped change the sum by their difference, which 11 does not divide.
public class IsbnSwapped {
    static boolean isValid(int[] digits) {
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += (10 - i) * digits[i];
        }
        return sum % 11 == 0;
    }

    public static void swapped(int a, int b, int c, int d, int e, int f, int g, int h, int i, int last) {
        int[] digits = {a, b, c, d, e, f, g, h, i, last};
        for (int at = 0; at < 9; at++) {
            if (digits[at] < 0 || digits[at] > 9) {
                return;
            }
        }
        if (last < 0 || last > 10 || !isValid(digits) || digits[3] == digits[4]) {
            return;
        }
        int kept = digits[3];
        digits[3] = digits[4];
        digits[4] = kept;
        assert !isValid(digits);
    }
}
