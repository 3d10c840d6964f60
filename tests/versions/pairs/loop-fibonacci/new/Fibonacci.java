public class Fibonacci {
    public static int of(int n) {
        int a = 0;
        int b = 1;
        for (int i = 0; i < n; i++) {
            b += a;
            a = b - a;
        }
        return a;
    }
}
