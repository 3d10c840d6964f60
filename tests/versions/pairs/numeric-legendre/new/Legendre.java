public class Legendre {
    public static double value(int degree, int order, double x) {
        boolean inside = !(Math.abs(x) > 1.0);
        if (!inside || order > degree || order < 0) {
            String what = "degree " + degree + ", order " + order;
            throw new IllegalArgumentException(what);
        }
        double start = 1.0;
        if (order > 0) {
            double root = Math.sqrt((1.0 - x) * (1.0 + x));
            double odd = 1.0;
            for (int i = 1; i <= order; i++) {
                start *= -odd * root;
                odd += 2.0;
            }
        }
        double next = x * (2 * order + 1) * start;
        if (order == degree) {
            return start;
        } else if (degree - order == 1) {
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
