public class Fraction {
    private static final double TINY = 1.0e-300;

    public static double tail(double a, double x) {
        if (x <= 0.0 || a <= 0.0) {
            return Double.NaN;
        }
        double b = x + 1.0 - a;
        double c = 1.0 / TINY;
        double d = 1.0 / b;
        double h = d;
        for (int i = 1; i <= 40; i++) {
            double an = -i * (i - a);
            b += 2.0;
            d = an * d + b;
            if (Math.abs(d) < TINY) {
                d = TINY;
            }
            c = b + an / c;
            if (Math.abs(c) < TINY) {
                c = TINY;
            }
            d = 1.0 / d;
            double change = d * c;
            h *= change;
            if (Math.abs(change - 1.0) < 1.0e-12) {
                break;
            }
        }
        return Math.exp(-x + a * Math.log(x)) * h;
    }
}
