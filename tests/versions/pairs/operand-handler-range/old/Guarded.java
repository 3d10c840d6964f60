public class Guarded {
    public static int sum(int a, int b) {
        int sum = 0;
        try {
            sum += 100 / a;
            sum += 100 / b;
        } catch (ArithmeticException e) {
            sum = -1;
        }
        return sum;
    }
}
