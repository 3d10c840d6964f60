public class Factorial {
    public static int of(int n) {
        if (n < 0 || n > 12) {
            throw new IllegalArgumentException("n = " + n);
        }
        return n == 0 ? 1 : n * of(n - 1);
    }
}
