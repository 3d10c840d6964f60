package libmath;

// round, rint, ceil, floor, signum, copySign, abs, min, max over edge values.
public class Roundings {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.49999999999999994, -0.49999999999999994, 0.9999999999999999, 4503599627370495.5, 4503599627370496.5,
            9007199254740993.0, 1e18, -1e18, 9.3e18, -9.3e18, 1e300, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 2147483647.5, -2147483648.5};
        for (double d : ds) {
            System.out.println(d + ": round " + Math.round(d) + " rint " + Math.rint(d) + " floor " + Math.floor(d) + " ceil " + Math.ceil(d) + " sig " + Math.signum(d)
                + " abs " + Math.abs(d) + " long " + (long) d + " int " + (int) d);
        }
        float[] fs = {0.5f, 1.5f, 2.5f, -0.5f, -1.5f, 0.49999997f, 8388607.5f, 1.6777216E7f, 3e9f, -3e9f, Float.NaN, Float.POSITIVE_INFINITY, -0f};
        for (float f : fs) System.out.println(f + ": " + Math.round(f) + " " + Math.signum(f) + " " + Math.abs(f) + " " + (int) f + " " + Math.rint(f));
        System.out.println(Math.copySign(3.0, -0.0) + " " + Math.copySign(-3.0, 1) + " " + Math.copySign(0.0, -1) + " " + Math.copySign(2f, -1f) + " " + Math.abs(Math.copySign(Double.NaN, -1)));
        System.out.println(Math.max(0.0, -0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.min(0.0, -0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.min(1, Double.NaN)
            + " " + Math.max(-0f, 0f) + " " + Math.min(0f, -0f) + " " + Math.max(1, Float.NaN));
        System.out.println(Math.max(Integer.MIN_VALUE, 0) + " " + Math.min(Long.MIN_VALUE, 0) + " " + Math.max(3, 3L) + " " + Math.max('a', 5) + " " + Math.min(1, 2.0));
        System.out.println(Math.abs(-5) + " " + Math.abs(-5L) + " " + Math.abs(-5f) + " " + Math.abs(-5.0) + " " + Math.abs(Integer.MIN_VALUE) + " " + 1 / Math.abs(-0.0));
        System.out.println(1 / Math.rint(-0.2) + " " + 1 / Math.ceil(-0.2) + " " + 1 / Math.floor(0.2) + " " + 1 / Math.signum(-0.0) + " " + 1 / (0.0 * -1) + " " + 1 / (-0.0 + 0.0) + " " + 1 / (-0.0 - 0.0));
        System.out.println(Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.toDegrees(0.0) + " " + Math.toRadians(-0.0));
        StringBuilder b = new StringBuilder();
        for (int i = -20; i <= 20; i++) b.append(Math.round(i / 4.0)).append('/').append((int) Math.rint(i / 4.0)).append('/').append(Math.round(i / 4f)).append(' ');
        System.out.println(b);
        System.out.println(StrictMath.rint(2.5) + " " + StrictMath.round(-2.5) + " " + StrictMath.floor(-0.5) + " " + StrictMath.ceil(-0.5) + " " + StrictMath.abs(-1) + " " + StrictMath.signum(-2.0) + " " + StrictMath.max(1, 2) + " " + StrictMath.min(-0.0, 0.0));
    }
}
