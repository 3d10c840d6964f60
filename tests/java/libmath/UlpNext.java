package libmath;

// ulp, nextUp, nextDown, nextAfter, scalb, getExponent, fma.
public class UlpNext {
    static String h(double d) {
        return Double.toHexString(d);
    }

    static String h(float f) {
        return Float.toHexString(f);
    }

    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1.0, -1.0, 0.1, 1e16, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double d : ds) {
            System.out.println(h(d) + ": ulp " + h(Math.ulp(d)) + " up " + h(Math.nextUp(d)) + " down " + h(Math.nextDown(d)) + " to0 " + h(Math.nextAfter(d, 0.0)) + " exp " + Math.getExponent(d));
        }
        float[] fs = {0f, -0f, 1f, -1f, 0.1f, 1e10f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY};
        for (float f : fs) {
            System.out.println(h(f) + ": ulp " + h(Math.ulp(f)) + " up " + h(Math.nextUp(f)) + " down " + h(Math.nextDown(f)) + " to2 " + h(Math.nextAfter(f, 2.0)) + " exp " + Math.getExponent(f));
        }
        System.out.println(h(Math.nextAfter(0.0, -1)) + " " + h(Math.nextAfter(0.0, -0.0)) + " " + h(Math.nextAfter(-0.0, 0.0)) + " " + h(Math.nextAfter(1, Double.NaN)) + " " + h(Math.nextAfter(1f, 1.0)));
        for (int s : new int[] {0, 1, -1, 10, -10, 1023, 1024, -1022, -1074, -1075, 2100, -2100, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            System.out.println(s + " " + h(Math.scalb(1.0, s)) + " " + h(Math.scalb(1.5, s)) + " " + h(Math.scalb(-0.0, s)) + " " + h(Math.scalb(Double.MIN_VALUE, s)) + " " + h(Math.scalb(1.5f, s)));
        }
        System.out.println(h(Math.fma(2.0, 3.0, 4.0)) + " " + h(Math.fma(0.1, 10.0, -1.0)) + " " + h(0.1 * 10.0 - 1.0) + " " + h(Math.fma(1e200, 1e200, Double.NEGATIVE_INFINITY))
            + " " + h(Math.fma(Double.POSITIVE_INFINITY, 0, 1)) + " " + h(Math.fma(-0.0, 1, -0.0)) + " " + h(Math.fma(1.0, -0.0, 0.0)));
        double a = 1 + Math.ulp(1.0);
        System.out.println(h(Math.fma(a, a, -1)) + " " + h(a * a - 1) + " " + h(Math.fma(0x1p-1000, 0x1p-74, 0)) + " " + h(Math.fma(Double.MAX_VALUE, 2.0, -Double.MAX_VALUE)));
        System.out.println(h(Math.fma(1.1f, 1.1f, -1.21f)) + " " + h(1.1f * 1.1f - 1.21f) + " " + h(Math.fma(1e30f, 1e30f, -1f)) + " " + h(Math.fma(Float.NaN, 1f, 1f)));
        int steps = 0;
        for (double d = 1.0; d < 1.0 + 20 * Math.ulp(1.0); d = Math.nextUp(d)) steps++;
        System.out.println(steps + " " + (Math.nextUp(Double.MAX_VALUE) == Double.POSITIVE_INFINITY) + " " + (Math.nextDown(Double.POSITIVE_INFINITY) == Double.MAX_VALUE));
        System.out.println(h(StrictMath.ulp(8.0)) + " " + h(StrictMath.nextUp(8.0)) + " " + h(StrictMath.scalb(3.0, 4)) + " " + StrictMath.getExponent(10.0) + " " + h(StrictMath.copySign(1.0, -0.0)) + " " + h(StrictMath.fma(2, 2, 2)));
    }
}
