package arith;

/** Classic bit manipulation, hand-written against the library's own versions. */
public class BitTricks {
    static int pop(int x) {
        x = x - ((x >>> 1) & 0x55555555);
        x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
        x = (x + (x >>> 4)) & 0x0f0f0f0f;
        return (x * 0x01010101) >>> 24;
    }

    static int reverse(int x) {
        int r = 0;
        for (int i = 0; i < 32; i++) {
            r = (r << 1) | (x & 1);
            x >>>= 1;
        }
        return r;
    }

    static int nlz(long x) {
        if (x == 0) return 64;
        int n = 0;
        while (x > 0) {
            x <<= 1;
            n++;
        }
        return n;
    }

    static int log2(int x) {
        int r = -1;
        while (x != 0) {
            x >>>= 1;
            r++;
        }
        return r;
    }

    static int isqrt(int n) {
        int r = 0;
        for (int bit = 1 << 30; bit != 0; bit >>= 2) {
            if (n >= r + bit) {
                n -= r + bit;
                r = (r >> 1) + bit;
            } else r >>= 1;
        }
        return r;
    }

    static int crc(byte[] data) {
        int crc = ~0;
        for (byte b : data) {
            crc ^= b & 0xff;
            for (int k = 0; k < 8; k++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
        }
        return ~crc;
    }

    static int adler(byte[] data) {
        int a = 1, b = 0;
        for (byte x : data) {
            a = (a + (x & 0xff)) % 65521;
            b = (b + a) % 65521;
        }
        return b << 16 | a;
    }

    public static void main(String[] args) {
        int[] v = {0, 1, -1, 0x80000000, 0x7fffffff, 0xdeadbeef, 0x12345678, 255, -256};
        for (int x : v) {
            System.out.println(Integer.toHexString(x) + " pop " + pop(x) + "/" + Integer.bitCount(x)
                + " rev " + Integer.toHexString(reverse(x)) + "/" + Integer.toHexString(Integer.reverse(x))
                + " nlz " + nlz(x) + "/" + Long.numberOfLeadingZeros(x)
                + " low " + (x & -x) + "/" + Integer.lowestOneBit(x)
                + " high " + Integer.highestOneBit(x) + " log2 " + log2(x)
                + " ntz " + Integer.numberOfTrailingZeros(x)
                + " swap " + Integer.toHexString(Integer.reverseBytes(x))
                + " sign " + (x >> 31) + " abs " + ((x ^ (x >> 31)) - (x >> 31)));
        }
        for (int n : new int[] {0, 1, 2, 15, 16, 17, 99, 100, 65535, 65536, Integer.MAX_VALUE}) System.out.print(isqrt(n) + " ");
        System.out.println();
        System.out.println(Integer.toHexString(crc("123456789".getBytes())) + " " + Integer.toHexString(adler("Wikipedia".getBytes())));
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        System.out.println(Integer.toHexString(crc(all)) + " " + Integer.toHexString(adler(all)));
        int a = 0x5a5a, b = 0x1234;
        a ^= b;
        b ^= a;
        a ^= b;
        System.out.println(Integer.toHexString(a) + " " + Integer.toHexString(b));
        long packed = ((long) -5 << 32) | (-7 & 0xffffffffL);
        System.out.println((int) (packed >> 32) + " " + (int) packed + " " + packed);
        long wrong = ((long) -5 << 32) | -7;
        System.out.println((int) (wrong >> 32) + " " + (int) wrong);
        int gray = 0;
        for (int i = 0; i < 16; i++) System.out.print(Integer.toBinaryString((gray = i ^ (i >> 1)) | 16).substring(1) + " ");
        System.out.println(gray);
        long x = 88172645463325252L;
        for (int i = 0; i < 5; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            System.out.print(x + " ");
        }
        System.out.println();
    }
}
