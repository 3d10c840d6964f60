public class Factorial {
    public static int of(int n) {
        if (n < 0 || n > 12) {
            throw new IllegalArgumentException("n = " + n);
        }
        int product = 1;
        for (int i = 2; i <= n; i++) {
            product *= i;
        }
        return product;
    }
}
