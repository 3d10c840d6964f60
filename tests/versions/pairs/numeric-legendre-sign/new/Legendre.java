public class Legendre {
    public static double value(int degree, int order, double x) {
        if (order < 0 || order > degree || Math.abs(x) > 1.0) {
            throw new IllegalArgumentException("degree " + degree + ", order " + order);
        }
        double start = 1.0;
        if (order > 0) {
            double root = Math.sqrt((1.0 - x) * (1.0 + x));
            double odd = 1.0;
            for (int i = 1; i <= order; i++) {
                start *= odd * root;
                odd += 2.0;
            }
        }
        if (degree == order) {
            return start;
        }
        double next = x * (2 * order + 1) * start;
        if (degree == order + 1) {
            return next;
        }
        double result = 0.0;
        for (int l = order + 2; l <= degree; l++) {
            result = (x * (2 * l - 1) * next - (l + order - 1) * start) / (l - order);
            start = next;
            next = result;
        }
        return result;
    }
}
