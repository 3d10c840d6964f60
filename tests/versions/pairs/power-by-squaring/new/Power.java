public class Power {
    public static int of(int base, int exponent) {
        if (exponent < 0 || exponent > 7) {
            return 0;
        }
        int result = 1;
        while (exponent > 0) {
            if ((exponent & 1) == 1) {
                result *= base;
            }
            base *= base;
            exponent >>= 1;
        }
        return result;
    }
}
