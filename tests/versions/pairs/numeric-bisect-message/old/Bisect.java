public class Bisect {
    private static double f(double x, double k) {
        return x * x * x - k * x - 1.0;
    }

    public static double root(double low, double high, double k) {
        double atLow = f(low, k);
        double atHigh = f(high, k);
        if (atLow * atHigh > 0.0) {
            throw new IllegalArgumentException("no change of sign");
        }
        double middle = low;
        for (int i = 0; i < 40; i++) {
            middle = (low + high) / 2.0;
            double here = f(middle, k);
            if (here == 0.0) {
                break;
            }
            if (atLow * here < 0.0) {
                high = middle;
            } else {
                low = middle;
                atLow = here;
            }
        }
        return middle;
    }
}
