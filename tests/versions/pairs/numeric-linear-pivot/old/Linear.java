public class Linear {
    public static boolean solve(double[] m, double[] right, double[] out) {
        if (m.length != 4 || right.length != 2 || out.length != 2) {
            return false;
        }
        double a = m[0];
        double b = m[1];
        double c = m[2];
        double d = m[3];
        double p = right[0];
        double q = right[1];
        if (Math.abs(a) < Math.abs(c)) {
            double t = a;
            a = c;
            c = t;
            t = b;
            b = d;
            d = t;
            t = p;
            p = q;
            q = t;
        }
        if (a == 0.0) {
            return false;
        }
        double factor = c / a;
        double pivot = d - factor * b;
        if (pivot == 0.0) {
            return false;
        }
        out[1] = (q - factor * p) / pivot;
        out[0] = (p - b * out[1]) / a;
        return true;
    }
}
