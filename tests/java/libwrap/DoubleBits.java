package libwrap;

import java.util.Random;

// Bit layout of doubles and floats; random patterns survive text round trips.
public class DoubleBits {
    static void d(double x) {
        long raw = Double.doubleToRawLongBits(x);
        System.out.println(Long.toHexString(raw) + " " + Math.getExponent(x) + " " + Double.isNaN(x) + " " + Double.isInfinite(x) + " " + Double.isFinite(x)
            + " " + (Double.longBitsToDouble(raw) == x) + " " + Double.hashCode(x) + " " + Double.toHexString(x));
    }

    static void f(float x) {
        int raw = Float.floatToRawIntBits(x);
        System.out.println(Integer.toHexString(raw) + " " + Math.getExponent(x) + " " + Float.isNaN(x) + " " + Float.isInfinite(x) + " " + Float.isFinite(x)
            + " " + (Float.intBitsToFloat(raw) == x) + " " + Float.hashCode(x) + " " + Float.toHexString(x));
    }

    public static void main(String[] args) {
        for (double x : new double[] {0.0, -0.0, 1.0, -1.5, Double.MAX_VALUE, Double.MIN_VALUE, Double.MIN_NORMAL, 0.1, 1e300, -1e-300,
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, Math.PI, Math.E}) d(x);
        for (float x : new float[] {0f, -0f, 1f, -1.5f, Float.MAX_VALUE, Float.MIN_VALUE, Float.MIN_NORMAL, 0.1f, 1e30f, -1e-40f,
            Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, (float) Math.PI}) f(x);
        System.out.println(Long.toHexString(Double.doubleToLongBits(Double.longBitsToDouble(0x7ff0000000000001L))) + " " + Integer.toHexString(Float.floatToIntBits(Float.intBitsToFloat(0xffc12345))));
        Random r = new Random(20240917);
        int bad = 0;
        long mix = 0;
        int nan = 0;
        for (int i = 0; i < 60; i++) {
            long bits = r.nextLong();
            double x = Double.longBitsToDouble(bits);
            if (Double.isNaN(x)) {
                nan++;
                continue;
            }
            double y = Double.parseDouble(Double.toString(x));
            double z = Double.parseDouble(Double.toHexString(x));
            if (Double.doubleToLongBits(y) != bits || Double.doubleToLongBits(z) != bits) bad++;
            mix = mix * 31 + Double.doubleToLongBits(x * 1.5) + Double.doubleToLongBits(Math.sqrt(Math.abs(x)));
        }
        System.out.println("double bad " + bad + " nan " + nan + " mix " + Long.toHexString(mix));
        bad = 0;
        nan = 0;
        int imix = 0;
        for (int i = 0; i < 60; i++) {
            int bits = r.nextInt();
            float x = Float.intBitsToFloat(bits);
            if (Float.isNaN(x)) {
                nan++;
                continue;
            }
            float y = Float.parseFloat(Float.toString(x));
            if (Float.floatToIntBits(y) != bits || Float.floatToIntBits((float) (double) x) != bits) bad++;
            imix = imix * 31 + Float.floatToIntBits(x * 1.1f) + Float.floatToIntBits(x / 3f) + (int) x;
        }
        System.out.println("float bad " + bad + " nan " + nan + " mix " + Integer.toHexString(imix));
        bad = 0;
        for (int i = 0; i < 40; i++) {
            double x = Double.longBitsToDouble(r.nextLong() >>> 12);
            if (Double.parseDouble("" + x) != x) bad++;
        }
        System.out.println("subnormal bad " + bad);
    }
}
