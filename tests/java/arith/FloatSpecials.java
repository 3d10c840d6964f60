package arith;

/** Single precision: rounding, specials, signed zero, denormals. */
public class FloatSpecials {
    static float add(float a, float b) { return a + b; }
    static float sub(float a, float b) { return a - b; }
    static float mul(float a, float b) { return a * b; }
    static float div(float a, float b) { return a / b; }
    static float neg(float a) { return -a; }

    static String bits(float f) { return Integer.toHexString(Float.floatToIntBits(f)); }

    public static void main(String[] args) {
        float inf = Float.POSITIVE_INFINITY, nan = Float.NaN, min = Float.MIN_VALUE, max = Float.MAX_VALUE;
        float[] v = {0f, -0f, 1f, -1f, inf, -inf, nan, min, max, 0.1f, 16777216f, 3.4e38f};
        for (float a : v) {
            StringBuilder sb = new StringBuilder(bits(a)).append(':');
            for (float b : v)
                sb.append(' ').append(bits(add(a, b))).append('/').append(bits(sub(a, b))).append('/')
                    .append(bits(mul(a, b))).append('/').append(bits(div(a, b)));
            System.out.println(sb);
        }
        System.out.println(add(16777216f, 1f));
        System.out.println(add(0.1f, 0.2f));
        System.out.println(sub(0.3f, 0.1f));
        System.out.println(mul(max, 2f) + " " + mul(-max, 2f));
        System.out.println(div(min, 2f) + " " + div(-min, 2f));
        System.out.println(div(1f, 3f));
        System.out.println(neg(0f) + " " + neg(-0f) + " " + (0f - 0f) + " " + sub(0f, 0f) + " " + sub(-0f, 0f));
        System.out.println(div(0f, 0f) + " " + div(1f, -0f) + " " + mul(0f, inf));
        System.out.println((0f == -0f) + " " + Float.valueOf(0f).equals(-0f) + " " + Float.compare(0f, -0f));
        System.out.println(bits(neg(nan)).length() + " " + Float.isNaN(neg(nan)));
        // double rounding: float arithmetic is not done in double
        float a = 1.0f + 1.1920929e-7f, b = a;
        System.out.println(mul(a, b) + " " + (double) a * b + " " + (float) ((double) a * b));
        float sum = 0;
        for (int i = 0; i < 100; i++) sum += 0.1f;
        System.out.println(sum);
        double dsum = 0;
        for (int i = 0; i < 100; i++) dsum += 0.1f;
        System.out.println(dsum);
        // pre and post increment on floats
        float f = 16777215f;
        System.out.println(f++ + " " + f + " " + ++f + " " + f-- + " " + --f);
        float g = 0.5f;
        g += 0.1;
        System.out.println(g + " " + bits(g));
        g /= 3;
        System.out.println(g + " " + bits(g));
        System.out.println(Math.min(0f, -0f) + " " + Math.max(-0f, 0f) + " " + Math.min(nan, 1f) + " " + Math.max(1f, nan));
        System.out.println(Float.floatToRawIntBits(Float.intBitsToFloat(0x00000001)) + " " + Float.intBitsToFloat(0x7f800000)
            + " " + Float.intBitsToFloat(0x80000000) + " " + Float.intBitsToFloat(0x3f800001));
    }
}
