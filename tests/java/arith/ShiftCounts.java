package arith;

/** Shift distances outside the operand width, negative ones and long distances on int values. */
public class ShiftCounts {
    static String shifts(int x, int n) {
        return x + " by " + n + ": " + (x << n) + " " + (x >> n) + " " + (x >>> n);
    }

    static String shifts(long x, int n) {
        return x + "L by " + n + ": " + (x << n) + " " + (x >> n) + " " + (x >>> n);
    }

    static String byLong(int x, long n) {
        return x + " by " + n + "L: " + (x << n) + " " + (x >> n) + " " + (x >>> n);
    }

    public static void main(String[] args) {
        int[] counts = {0, 1, 31, 32, 33, 63, 64, 65, -1, -31, -32, -33, 127, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int x : new int[] {1, -1, 0x12345678, Integer.MIN_VALUE})
            for (int n : counts) System.out.println(shifts(x, n));
        for (long x : new long[] {1L, -1L, 0x123456789abcdef0L, Long.MIN_VALUE})
            for (int n : counts) System.out.println(shifts(x, n));
        for (long n : new long[] {1L, 32L, 33L, 0x100000000L, 0x100000001L, -1L, Long.MIN_VALUE, Long.MAX_VALUE})
            System.out.println(byLong(-100, n));

        byte b = (byte) 0x80;
        System.out.println((b >> 1) + " " + (b >>> 1) + " " + (b << 1) + " " + (byte) (b >>> 1) + " " + ((b & 0xff) >>> 1));
        b >>>= 1;
        System.out.println("byte >>>= 1: " + b);
        b = -1;
        b >>>= 10;
        System.out.println("byte -1 >>>= 10: " + b);
        b = -1;
        b >>>= 28;
        System.out.println("byte -1 >>>= 28: " + b);
        short s = -2;
        s >>>= 1;
        System.out.println("short -2 >>>= 1: " + s);
        char c = 0xffff;
        c >>= 4;
        System.out.println("char >>= 4: " + (int) c);
        c <<= 8;
        System.out.println("char <<= 8: " + (int) c);
        int i = 1;
        i <<= 35L;
        System.out.println("int <<= 35L: " + i);
        long l = 1;
        l <<= (byte) 35;
        System.out.println("long <<= 35: " + l);
        l <<= 'a';
        System.out.println("long <<= 'a': " + l);
        System.out.println(Integer.rotateLeft(0x80000001, -1) + " " + Integer.rotateRight(0x80000001, 33)
            + " " + Long.rotateLeft(0x8000000000000001L, 65));
    }
}
