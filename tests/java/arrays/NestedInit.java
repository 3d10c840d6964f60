package arrays;

/** Array initialisers: nesting, side effects, conversion of elements, large tables. */
public class NestedInit {
    static int n;

    static int next() { return ++n; }

    static final int[] TABLE = {
        3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6, 4, 3, 3, 8, 3, 2, 7, 9, 5, 0, 2, 8, 8, 4, 1, 9, 7,
        -1, 127, 128, -128, -129, 32767, 32768, -32768, -32769, 65535, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE,
    };
    static final String[][] WORDS = {{"one", "two"}, {}, {"three"}, null, {null, "four"}};
    static final Object[] TREE = {1, new Object[] {2, new Object[] {3, 4}, 5}, new int[] {6, 7}, "8", null};
    static final char[] CH = {'a', 98, (char) 99, '\u0064', 'd' + 1};
    static final byte[] BY = {1, -1, 'A', 0x7f, (byte) 0x80};
    static final long[] LO = {1, 'b', 1 << 31, 1L << 31, -1};
    static final float[] FL = {1, 'c', 2L, 0.1f, 1 / 3f};
    static final double[] DO = {1, 'd', 2L, 0.1f, 0.1, 1 / 3};
    static final boolean[] BO = {true, !true, 1 < 2, Boolean.FALSE};
    static final Integer[] BX = {1, null, (int) 'e', 127, 128};

    static int sum(Object o) {
        if (o == null) return 1000;
        if (o instanceof Integer) return (Integer) o;
        if (o instanceof int[]) {
            int s = 0;
            for (int x : (int[]) o) s += x;
            return s;
        }
        if (o instanceof Object[]) {
            int s = 0;
            for (Object x : (Object[]) o) s += sum(x);
            return s;
        }
        return Integer.parseInt(o.toString());
    }

    public static void main(String[] args) {
        long h = 0;
        for (int x : TABLE) h = h * 37 + x;
        System.out.println(TABLE.length + " " + h);
        for (String[] w : WORDS) {
            if (w == null) { System.out.print("null;"); continue; }
            for (String x : w) System.out.print(x + ",");
            System.out.print(w.length + ";");
        }
        System.out.println();
        System.out.println(sum(TREE));
        System.out.println(new String(CH));
        for (byte b : BY) System.out.print(b + " ");
        for (long l : LO) System.out.print(l + " ");
        for (float f : FL) System.out.print(f + " ");
        for (double d : DO) System.out.print(d + " ");
        for (boolean b : BO) System.out.print(b + " ");
        for (Integer i : BX) System.out.print(i + " ");
        System.out.println();
        int[][] seq = {{next(), next()}, {next()}, {}, {next(), next(), next()}};
        for (int[] r : seq) for (int x : r) System.out.print(x);
        System.out.println();
        int[] selfref = new int[] {next(), n, n++, n, ++n};
        for (int x : selfref) System.out.print(x + " ");
        System.out.println();
        try {
            int[] bad = {next(), 1 / (n - n), next()};
            System.out.println(bad.length);
        } catch (ArithmeticException e) {
            System.out.println("n " + n);
        }
        System.out.println(new int[] {5, 6, 7}[1] + new int[][] {{1}, {2, 3}}[1][1] + new int[] {1, 2, 3, 4}.length);
        for (String s : new String[] {"for", "each"}) System.out.print(s + " ");
        var v = new double[][] {{0.5}, {1.5, 2.5}};
        System.out.println(v[1][1] + " " + v.getClass().getSimpleName());
        Runnable[] acts = {() -> System.out.print("r0 "), () -> System.out.print("r1 "), NestedInit::next};
        for (Runnable r : acts) r.run();
        System.out.println(n);
    }
}
