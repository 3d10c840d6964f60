package libwrap;

// Float.toString over stable values, and float arithmetic seen through bits.
public class FloatToStr {
    static void p(float... fs) {
        StringBuilder b = new StringBuilder();
        for (float f : fs) b.append(f).append(' ');
        System.out.println(b.toString().trim());
    }

    static String bits(float f) {
        return Integer.toHexString(Float.floatToIntBits(f));
    }

    public static void main(String[] args) {
        p(0f, -0f, 1f, 10f, 100f, 123456f, 1234567f, 9999999f, 1.0E7f, 1.5E7f, 1e8f, 1e10f, 1e20f, 1e30f);
        p(0.1f, 0.01f, 0.001f, 1e-4f, 1e-5f, 0.5f, 0.25f, 0.125f, 1.1f, 2.2f, 3.3f, 0.3f, 0.7f);
        p(Float.MAX_VALUE, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, 3.4028235E38f);
        p(3.1415927f, 2.7182817f, 1.4142135f, 0.33333334f, 0.6666667f, 16777216f, 16777218f);
        p(1f / 3, 2f / 3, 10f / 3, 0.1f + 0.2f, 0.1f * 3, 1.1f * 1.1f, 100 * 1.1f);
        System.out.println(bits(0.1f + 0.7f) + " " + bits(1e38f * 10) + " " + bits(-1e38f * 10) + " " + bits(1e-38f / 1e10f) + " " + bits(0f / 0f) + " " + bits(1f / -0f)
            + " " + bits(Float.MIN_VALUE / 2) + " " + bits(Float.MAX_VALUE + 1f) + " " + bits(16777216f + 1f) + " " + bits(5.5f % 2f) + " " + bits(-5.5f % 2f) + " " + bits(5f % Float.POSITIVE_INFINITY));
        float acc = 0;
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            acc += 0.1f;
            b.append(bits(acc)).append(' ');
        }
        System.out.println(b);
        float h = 0;
        for (int i = 1; i <= 200; i++) h += 1f / i;
        System.out.println(bits(h) + " " + Math.round(h * 1000));
        System.out.println((1.0f == 1.0) + " " + (0.1f == 0.1) + " " + (0.5f == 0.5) + " " + (0.1f < 0.1) + " " + (Float.NaN == Float.NaN) + " " + (0f == -0f));
        System.out.println(Float.compare(0f, -0f) + " " + Float.compare(Float.NaN, Float.POSITIVE_INFINITY) + " " + Float.compare(1f, 2f) + " " + Float.compare(Float.NaN, Float.NaN));
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(-1, Double.NaN) + " " + Double.valueOf(2).compareTo(1.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println(Float.max(Float.NaN, 1f) + " " + Float.min(-0f, 0f) + " " + Float.sum(1f, 2f) + " " + Double.max(-0.0, 0.0) + " " + Double.min(Double.NaN, 1) + " " + Double.sum(0.1, 0.2));
        System.out.println(Float.toHexString(1f) + " " + Float.toHexString(0.1f) + " " + Float.toHexString(Float.MAX_VALUE) + " " + Float.toHexString(Float.MIN_VALUE) + " " + Float.toHexString(-0f) + " " + Float.toHexString(Float.NaN));
        System.out.println((int) 1e10f + " " + (long) 1e10f + " " + (int) Float.NaN + " " + (char) 97.5f + " " + (byte) 200f + " " + (short) -40000f);
        System.out.println(Float.MAX_EXPONENT + " " + Float.MIN_EXPONENT + " " + Double.MAX_EXPONENT + " " + Double.MIN_EXPONENT + " " + Float.SIZE + " " + Double.SIZE);
        float[] sorted = {3f, -0f, Float.NaN, 0f, -1f, Float.NEGATIVE_INFINITY, 2.5f};
        java.util.Arrays.sort(sorted);
        System.out.println(java.util.Arrays.toString(sorted));
    }
}
