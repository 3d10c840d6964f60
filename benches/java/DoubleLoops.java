/** Nested loops over double arithmetic. */
public class DoubleLoops {
    static double integrate(int outer) {
        double sum = 0;
        for (int i = 0; i < outer; i++) {
            for (int j = 0; j < 100; j++) {
                double x = (i + 0.5) / (j + 1);
                sum += x * x / (1 + x) - 0.25 * x;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println((long) integrate(Integer.parseInt(args[0])));
    }
}
