package libwrap;

// Integer and Long toString in all radixes, and the unsigned forms.
public class IntToString {
    static final int[] INTS = {0, 1, -1, 7, 8, -8, 10, 100, -100, 255, 256, 65535, 65536, 1000000, -999999, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1, 0xcafebabe};
    static final long[] LONGS = {0, 1, -1, 9, -10, 1L << 31, 1L << 32, -(1L << 40), Long.MAX_VALUE, Long.MIN_VALUE, 0xcafebabedeadbeefL, 1000000000000L, 999999999999999999L};

    public static void main(String[] args) {
        for (int i : INTS) {
            System.out.println(i + " " + Integer.toString(i) + " " + Integer.toHexString(i) + " " + Integer.toOctalString(i) + " " + Integer.toBinaryString(i)
                + " " + Integer.toUnsignedString(i) + " " + Integer.toString(i, 36) + " " + Integer.toString(i, 3) + " " + Integer.toUnsignedString(i, 7));
        }
        for (long l : LONGS) {
            System.out.println(l + " " + Long.toString(l) + " " + Long.toHexString(l) + " " + Long.toOctalString(l) + " " + Long.toBinaryString(l));
            System.out.println("  " + Long.toUnsignedString(l) + " " + Long.toString(l, 36) + " " + Long.toString(l, 5) + " " + Long.toUnsignedString(l, 16) + " " + Long.toUnsignedString(l, 11));
        }
        StringBuilder b = new StringBuilder();
        for (int r = 0; r <= 40; r++) b.append(Integer.toString(-123456, r)).append(' ');
        System.out.println(b);
        b.setLength(0);
        for (int r = 1; r <= 37; r++) b.append(Long.toString(Long.MIN_VALUE, r)).append(' ');
        System.out.println(b);
        b.setLength(0);
        long p = 1;
        for (int i = 0; i < 19; i++) {
            b.append(p).append(' ').append(p - 1).append(' ').append(-p).append(' ');
            p *= 10;
        }
        System.out.println(b);
        b.setLength(0);
        int q = 1;
        for (int i = 0; i < 10; i++) {
            b.append(q).append(' ').append(-q).append(' ').append(1 - q).append(' ');
            q *= 10;
        }
        System.out.println(b);
        boolean ok = true;
        for (int r = 2; r <= 36; r++) {
            for (int i : INTS) {
                ok &= Integer.parseInt(Integer.toString(i, r), r) == i;
                ok &= Integer.parseUnsignedInt(Integer.toUnsignedString(i, r), r) == i;
            }
            for (long l : LONGS) {
                ok &= Long.parseLong(Long.toString(l, r), r) == l;
                ok &= Long.parseUnsignedLong(Long.toUnsignedString(l, r), r) == l;
            }
        }
        System.out.println("round trips " + ok);
        System.out.println(Byte.toString((byte) 200) + " " + Short.toString((short) 40000) + " " + Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedInt((short) -1)
            + " " + Byte.toUnsignedLong((byte) -128) + " " + Short.toUnsignedLong((short) -32768) + " " + Integer.toUnsignedLong(-1));
        System.out.println(Character.forDigit(11, 16) + "" + Character.forDigit(35, 36) + (int) Character.forDigit(16, 16) + (int) Character.forDigit(-1, 10) + (int) Character.forDigit(5, 99));
    }
}
