public class Minimum {
    private static double cost(double x, double a, double b) {
        return a * (x - b) * (x - b) + Math.cos(x);
    }

    public static double of(double low, double high, double a, double b) {
        final double ratio = 0.6180339887498949;
        double x1 = high - ratio * (high - low);
        double x2 = low + ratio * (high - low);
        double f1 = cost(x1, a, b);
        double f2 = cost(x2, a, b);
        int rounds = 0;
        while (high - low > 1.0e-6 && rounds < 50) {
            if (!(f1 < f2)) {
                low = x1;
                x1 = x2;
                f1 = f2;
                x2 = low + ratio * (high - low);
                f2 = cost(x2, a, b);
            } else {
                high = x2;
                x2 = x1;
                f2 = f1;
                x1 = high - ratio * (high - low);
                f1 = cost(x1, a, b);
            }
            rounds++;
        }
        return (low + high) * 0.5;
    }
}
