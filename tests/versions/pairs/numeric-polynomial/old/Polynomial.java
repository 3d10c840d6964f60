public class Polynomial {
    public static double at(double[] coefficients, double x) {
        double value = 0.0;
        for (int i = coefficients.length - 1; i >= 0; i--) {
            value = value * x + coefficients[i];
        }
        return value;
    }

    public static double ratio(double[] p, double[] q, double x) {
        double lower = at(q, x);
        if (lower == 0.0) {
            throw new ArithmeticException("pole at " + x);
        }
        double upper = at(p, x);
        return upper / lower;
    }
}
