package arith;

/** 64-bit arithmetic: carries over the word boundary, overflow, comparison. */
public class LongArith {
    static long add(long a, long b) { return a + b; }
    static long sub(long a, long b) { return a - b; }
    static long mul(long a, long b) { return a * b; }
    static int cmp(long a, long b) { return a < b ? -1 : a > b ? 1 : a == b ? 0 : 99; }

    public static void main(String[] args) {
        long[] v = {
            0, 1, -1, 0xffffffffL, 0x100000000L, -0x100000000L, 0x80000000L, -0x80000000L,
            0x7fffffffL, 3037000499L, 3037000500L, Long.MAX_VALUE, Long.MIN_VALUE, 0x0123456789abcdefL
        };
        for (long a : v) {
            long ha = 7, hm = 7;
            StringBuilder cs = new StringBuilder();
            for (long b : v) {
                ha = ha * 131 + add(a, b) - sub(b, a);
                hm = hm * 131 + mul(a, b);
                cs.append(cmp(a, b) < 0 ? '<' : cmp(a, b) > 0 ? '>' : '=');
            }
            System.out.println(a + " " + ha + " " + hm + " " + cs);
        }
        System.out.println(add(0xffffffffL, 1));
        System.out.println(sub(0x100000000L, 1));
        System.out.println(mul(0xffffffffL, 0xffffffffL));
        System.out.println(mul(Long.MIN_VALUE, -1));
        System.out.println(-v[12]);
        System.out.println(~v[13]);
        System.out.println(v[13] & 0xff00ff00ff00ff00L);
        System.out.println(v[13] | 0xff00ff00ff00ff00L);
        System.out.println(v[13] ^ -1L);
        // int arithmetic that overflows before being widened, and its repair
        int k = 1000000;
        long bad = k * k;
        long good = (long) k * k;
        System.out.println(bad + " " + good);
        int day = 24 * 60 * 60 * 1000;
        long micros = day * (k / 1000);
        System.out.println(micros + " " + (long) day * 1000);
        // fibonacci past overflow
        long p = 0, q = 1;
        for (int i = 0; i < 95; i++) {
            long t = p + q;
            p = q;
            q = t;
            if (i >= 88) System.out.print(p + " ");
        }
        System.out.println();
        // a long as loop counter crossing 2^32
        int turns = 0;
        for (long i = 0xfffffffdL; i <= 0x100000002L; i++) turns++;
        System.out.println(turns);
        long h = 0xcbf29ce484222325L;
        for (char c : "wrap me around".toCharArray()) {
            h ^= c;
            h *= 0x100000001b3L;
        }
        System.out.println(Long.toHexString(h));
        // int op long: operand widening order
        int m = -1;
        System.out.println((m & 0xffffffffL) + " " + (m & 0xffffffff) + " " + (m | 0L) + " " + (m ^ 1L));
        long l = 5;
        l += 2.7;
        System.out.println(l);
        l *= -1.5f;
        System.out.println(l);
        l = Long.MAX_VALUE;
        l += 1.0;
        System.out.println(l);
        l++;
        System.out.println(l);
    }
}
