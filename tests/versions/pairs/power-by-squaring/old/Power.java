public class Power {
    public static int of(int base, int exponent) {
        if (exponent < 0 || exponent > 7) {
            return 0;
        }
        int result = 1;
        for (int i = 0; i < exponent; i++) {
            result *= base;
        }
        return result;
    }
}
