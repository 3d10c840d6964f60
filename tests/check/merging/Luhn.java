// check: Luhn::check --array 12
// verdict: VIOLATED
// witness: array int [int 4, int 9, int 4, int 8, int 4, int 9, int 4, int 7, int 3, int 9, int 4, int 9]
public class Luhn {
    public static boolean check(int[] digits) {
        if (digits == null || digits.length != 12) {
            return false;
        }
        int sum = 0;
        for (int i = 0; i < 12; i++) {
            int digit = digits[i];
            if (digit < 0 || digit > 9) {
                return false;
            }
            if (i % 2 == 0) {
                digit *= 2;
                if (digit > 9) {
                    digit -= 9;
                }
            }
            sum += digit;
        }
        assert sum != 97;
        return sum % 10 == 0;
    }
}
