// check: SwappedByNine::swapped
// verdict: VIOLATED
// witness: int 0; int 9; int 0; int 0; int 0; int 9; int 0; int 0
// The same by 9: 0 and 9 leave the same.
public class SwappedByNine {
    static int rest(int[] digits) {
        int sum = 0;
        for (int i = 0; i < digits.length; i++) {
            sum = (sum + (i + 1) * digits[i]) % 9;
        }
        return sum;
    }

    public static void swapped(int a, int b, int c, int d, int e, int f, int g, int h) {
        int[] digits = {a, b, c, d, e, f, g, h};
        for (int digit : digits) {
            if (digit < 0 || digit > 9) {
                return;
            }
        }
        int before = rest(digits);
        digits[0] = b;
        digits[1] = a;
        assert a == b || c + d + e > 8 || f != 9 || rest(digits) != before;
    }
}
