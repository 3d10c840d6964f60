package libmath;

import java.util.Random;

// Correctly rounded operations: sqrt, division, multiplication, addition as bits over seeded inputs.
public class SqrtDivision {
    static String x(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    public static void main(String[] args) {
        Random r = new Random(77);
        long mix = 0;
        for (int i = 0; i < 40; i++) {
            double a = Double.longBitsToDouble(r.nextLong() & ~(1L << 62) | 0x3000000000000000L);
            double b = (r.nextDouble() - 0.5) * Math.scalb(1.0, r.nextInt(40) - 20);
            double q = a / b;
            double m = a * b;
            double s = Math.sqrt(Math.abs(a));
            if (i < 15) System.out.println(x(a) + " " + x(b) + " / " + x(q) + " * " + x(m) + " + " + x(a + b) + " sqrt " + x(s) + " % " + x(a % b));
            mix = mix * 31 + Double.doubleToLongBits(q) + Double.doubleToLongBits(m) * 3 + Double.doubleToLongBits(s) + Double.doubleToLongBits(a - b) + Double.doubleToLongBits(a % b);
        }
        System.out.println(Long.toHexString(mix));
        int fm = 0;
        for (int i = 0; i < 40; i++) {
            float a = r.nextFloat() * 100;
            float b = r.nextFloat() - 0.5f;
            fm = fm * 31 + Float.floatToIntBits(a / b) + Float.floatToIntBits(a * b) + Float.floatToIntBits(a % b) + Float.floatToIntBits((float) Math.sqrt(a)) + Float.floatToIntBits(a - b);
        }
        System.out.println(Integer.toHexString(fm));
        double pi = 0;
        for (int k = 0; k < 300; k++) pi += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
        System.out.println(x(pi) + " " + pi);
        double e = 1;
        double term = 1;
        for (int k = 1; k < 25; k++) e += term /= k;
        System.out.println(x(e) + " " + e);
        double root = 2;
        for (int k = 0; k < 8; k++) {
            root = (root + 2 / root) / 2;
            System.out.println(k + " " + x(root));
        }
        System.out.println(x(root * root - 2) + " " + (root == Math.sqrt(2)));
        double kahan = 0;
        double c = 0;
        double naive = 0;
        for (int i = 0; i < 500; i++) {
            double y = 0.1 - c;
            double t = kahan + y;
            c = (t - kahan) - y;
            kahan = t;
            naive += 0.1;
        }
        System.out.println(kahan + " " + naive + " " + x(naive));
        double tiny = 1;
        int halvings = 0;
        while (tiny / 2 > 0) {
            tiny /= 2;
            halvings++;
        }
        System.out.println(halvings + " " + x(tiny) + " " + (tiny == Double.MIN_VALUE));
        double eps = 1;
        while (1 + eps / 2 > 1) eps /= 2;
        System.out.println(x(eps) + " " + (eps == Math.ulp(1.0)));
    }
}
