package arith;

/** Wrap-around of every int operator, with operands the compiler cannot fold. */
public class IntOverflow {
    static final int[] V = {
        0, 1, -1, 2, -2, 7, -7, 0x7fff, 0x8000, 0xffff, 0x10000, 46340, 46341, -46341,
        0x3fffffff, 0x40000000, Integer.MAX_VALUE - 1, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1
    };

    static int add(int a, int b) { return a + b; }
    static int sub(int a, int b) { return a - b; }
    static int mul(int a, int b) { return a * b; }
    static int neg(int a) { return -a; }
    static int inv(int a) { return ~a; }

    static int fold(int h, int x) { return h * 31 + x; }

    public static void main(String[] args) {
        for (int a : V) {
            int ha = 0, hs = 0, hm = 0;
            for (int b : V) {
                ha = fold(ha, add(a, b));
                hs = fold(hs, sub(a, b));
                hm = fold(hm, mul(a, b));
            }
            System.out.println(a + " add=" + ha + " sub=" + hs + " mul=" + hm
                + " neg=" + neg(a) + " inv=" + inv(a));
        }
        System.out.println(add(Integer.MAX_VALUE, 1));
        System.out.println(sub(Integer.MIN_VALUE, 1));
        System.out.println(mul(Integer.MIN_VALUE, -1));
        System.out.println(mul(Integer.MAX_VALUE, Integer.MAX_VALUE));
        System.out.println(mul(46341, 46341));
        System.out.println(mul(65536, 65536));
        System.out.println(neg(Integer.MIN_VALUE));
        System.out.println(Math.abs(neg(Integer.MIN_VALUE)));

        // and/or/xor tables
        for (int i = 0; i < V.length; i += 3) {
            StringBuilder sb = new StringBuilder();
            for (int j = 1; j < V.length; j += 4) {
                sb.append(V[i] & V[j]).append(',').append(V[i] | V[j]).append(',').append(V[i] ^ V[j]).append(' ');
            }
            System.out.println(sb);
        }

        int f = 1;
        for (int i = 1; i <= 20; i++) {
            f *= i;
            System.out.print(f + (i == 20 ? "\n" : " "));
        }
        int x = Integer.MAX_VALUE;
        x++;
        System.out.println(x);
        x--;
        System.out.println(x);
        x += Integer.MAX_VALUE;
        System.out.println(x);
        x <<= 1;
        System.out.println(x);
        int seed = 12345;
        for (int i = 0; i < 8; i++) {
            seed = seed * 1103515245 + 12345;
            System.out.print((seed >>> 16) + " ");
        }
        System.out.println();
    }
}
