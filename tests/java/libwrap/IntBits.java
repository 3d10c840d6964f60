package libwrap;

// Bit twiddling helpers of Integer and Long.
public class IntBits {
    public static void main(String[] args) {
        int[] is = {0, 1, -1, 2, 3, 8, 0x0f0f0f0f, 0x80000000, 0x7fffffff, 0x12345678, 0xcafebabe, -2, 1 << 16, 0x00ff0000};
        for (int i : is) {
            System.out.println(Integer.toHexString(i) + " bc " + Integer.bitCount(i) + " rev " + Integer.toHexString(Integer.reverse(i)) + " revb "
                + Integer.toHexString(Integer.reverseBytes(i)) + " hi " + Integer.highestOneBit(i) + " lo " + Integer.lowestOneBit(i) + " nlz "
                + Integer.numberOfLeadingZeros(i) + " ntz " + Integer.numberOfTrailingZeros(i) + " sig " + Integer.signum(i));
            StringBuilder b = new StringBuilder();
            for (int d : new int[] {0, 1, 4, 31, 32, 33, -1, -4, 100}) {
                b.append(Integer.toHexString(Integer.rotateLeft(i, d))).append('/').append(Integer.toHexString(Integer.rotateRight(i, d))).append(' ');
            }
            System.out.println("  rot " + b);
        }
        long[] ls = {0, 1, -1, 1L << 32, 1L << 63, Long.MAX_VALUE, 0x0123456789abcdefL, 0xcafebabedeadbeefL, -2, 0x00ff00ff00ff00ffL};
        for (long l : ls) {
            System.out.println(Long.toHexString(l) + " bc " + Long.bitCount(l) + " rev " + Long.toHexString(Long.reverse(l)) + " revb "
                + Long.toHexString(Long.reverseBytes(l)) + " hi " + Long.highestOneBit(l) + " lo " + Long.lowestOneBit(l) + " nlz "
                + Long.numberOfLeadingZeros(l) + " ntz " + Long.numberOfTrailingZeros(l) + " sig " + Long.signum(l));
            StringBuilder b = new StringBuilder();
            for (int d : new int[] {0, 1, 32, 63, 64, 65, -1, -33}) {
                b.append(Long.toHexString(Long.rotateLeft(l, d))).append('/').append(Long.toHexString(Long.rotateRight(l, d))).append(' ');
            }
            System.out.println("  rot " + b);
        }
        System.out.println(Short.reverseBytes((short) 0x1234) + " " + Short.reverseBytes((short) 0x80ff) + " " + (int) Character.reverseBytes('\u1234'));
        System.out.println(Integer.SIZE + " " + Integer.BYTES + " " + Long.SIZE + " " + Long.BYTES + " " + Short.BYTES + " " + Byte.SIZE + " " + Character.BYTES + " " + Double.BYTES + " " + Float.SIZE);
        System.out.println(Integer.sum(Integer.MAX_VALUE, 1) + " " + Integer.max(-1, 1) + " " + Integer.min(-1, 1) + " " + Long.sum(1, 2) + " " + Long.max(1, 2) + " " + Long.min(1, 2));
        System.out.println(Boolean.logicalAnd(true, false) + " " + Boolean.logicalOr(true, false) + " " + Boolean.logicalXor(true, true));
        int bits = 0;
        for (int i = 0; i < 1000; i++) bits += Integer.bitCount(i * 0x9e3779b9) * (i & 7);
        System.out.println(bits);
    }
}
