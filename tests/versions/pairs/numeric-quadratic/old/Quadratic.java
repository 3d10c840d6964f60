public class Quadratic {
    public static int roots(double a, double b, double c, double[] out) {
        if (out == null || out.length < 2) {
            throw new IllegalArgumentException("out");
        }
        if (a == 0.0) {
            if (b == 0.0) {
                return 0;
            }
            out[0] = -c / b;
            return 1;
        }
        double d = b * b - 4.0 * a * c;
        if (d < 0.0) {
            return 0;
        }
        double root = Math.sqrt(d);
        double q = b < 0.0 ? -0.5 * (b - root) : -0.5 * (b + root);
        out[0] = q / a;
        if (d == 0.0) {
            return 1;
        }
        out[1] = c / q;
        return 2;
    }
}
