package libwrap;

// Number's conversion methods and the narrowing rules they follow.
public class NumberConversions {
    static void all(Number n) {
        System.out.println(n.getClass().getSimpleName() + " " + n + " byte " + n.byteValue() + " short " + n.shortValue() + " int " + n.intValue()
            + " long " + n.longValue() + " float " + Integer.toHexString(Float.floatToIntBits(n.floatValue())) + " double " + n.doubleValue());
    }

    static final class Half extends Number {
        final int twice;

        Half(int twice) {
            this.twice = twice;
        }

        public int intValue() {
            return twice / 2;
        }

        public long longValue() {
            return twice / 2;
        }

        public float floatValue() {
            return twice / 2f;
        }

        public double doubleValue() {
            return twice / 2.0;
        }

        @Override
        public String toString() {
            return twice + "/2";
        }
    }

    public static void main(String[] args) {
        all(0);
        all(-1);
        all(200);
        all(40000);
        all(16777217);
        all(Integer.MAX_VALUE);
        all(Integer.MIN_VALUE);
        all(1L << 40);
        all(Long.MAX_VALUE);
        all(Long.MIN_VALUE);
        all((byte) -128);
        all((short) -32768);
        all(1.9f);
        all(-1.9f);
        all(3e9f);
        all(Float.NaN);
        all(Float.POSITIVE_INFINITY);
        all(0.5);
        all(-0.0);
        all(1e10);
        all(-1e20);
        all(2147483648.0);
        all(9.3e18);
        all(Double.NaN);
        all(Double.NEGATIVE_INFINITY);
        all(Double.MIN_VALUE);
        all(new Half(7));
        all(new Half(601));
        all(new java.math.BigInteger("123456789012345678901234567890"));
        all(new java.math.BigDecimal("-300.75"));
        all(new java.util.concurrent.atomic.AtomicInteger(70000));
        all(new java.util.concurrent.atomic.AtomicLong(-5000000000L));
        System.out.println((char) -1 + 0 + " " + (char) 65.9 + " " + (int) (char) 1e6 + " " + (byte) 300.7 + " " + (short) -70000.5 + " " + (byte) Double.NaN + " " + ((char) (byte) -1 + 0));
        System.out.println((int) Float.MAX_VALUE + " " + (long) Float.MAX_VALUE + " " + (float) 1e40 + " " + (float) 1e-50 + " " + (float) 0.1 + " " + (double) 0.1f);
        System.out.println(((float) Long.MAX_VALUE == (float) (Long.MAX_VALUE - 1)) + " " + (double) Long.MAX_VALUE + " " + (float) 16777217 + " " + (double) 9007199254740993L + " " + (long) 9007199254740993.0);
        System.out.println((long) 1e19 + " " + (long) -1e19 + " " + (int) 1e19f + " " + (short) 1e19 + " " + (byte) -1e19);
    }
}
