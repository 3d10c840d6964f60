package arrays;

/** One array of each element type: default values, extremes, stores and loads. */
public class ElementTypes {
    static boolean[] z = new boolean[3];
    static byte[] b = new byte[3];
    static short[] s = new short[3];
    static char[] c = new char[3];
    static int[] i = new int[3];
    static long[] l = new long[3];
    static float[] f = new float[3];
    static double[] d = new double[3];
    static String[] str = new String[3];
    static Object[] o = new Object[3];
    static int[][] ii = new int[3][];

    static void dump(String label) {
        System.out.println(label);
        for (int k = 0; k < 3; k++)
            System.out.println(k + ": " + z[k] + " " + b[k] + " " + s[k] + " " + (int) c[k] + " " + i[k] + " " + l[k]
                + " " + f[k] + " " + d[k] + " " + str[k] + " " + o[k] + " " + (ii[k] == null ? "null" : "" + ii[k].length));
    }

    public static void main(String[] args) {
        dump("defaults");
        z[1] = true;
        b[1] = -128;
        s[1] = -32768;
        c[1] = '\uffff';
        i[1] = Integer.MIN_VALUE;
        l[1] = Long.MIN_VALUE;
        f[1] = -0f;
        d[1] = -0d;
        str[1] = "";
        o[1] = 'x';
        ii[1] = new int[0];
        dump("first");
        z[2] = !z[1];
        b[2] = (byte) (b[1] - 1);
        s[2] = (short) (s[1] - 1);
        c[2] = (char) (c[1] + 1);
        i[2] = i[1] - 1;
        l[2] = l[1] - 1;
        f[2] = 1 / f[1];
        d[2] = 1 / d[1];
        str[2] = str[1] + str[0];
        o[2] = o;
        ii[2] = ii[1];
        o[2] = o[2] == o;
        dump("second");
        // neighbours must be untouched whatever the element width
        byte[] nb = {1, 2, 3, 4, 5, 6, 7, 8};
        nb[3] = -1;
        short[] ns = {1, 2, 3, 4};
        ns[2] = -1;
        char[] nc = {'a', 'b', 'c', 'd'};
        nc[1] = 'Z';
        long[] nl = {1, 2, 3};
        nl[1] = -1;
        float[] nf = {1, 2, 3};
        nf[0] = Float.NaN;
        boolean[] nz = {true, true, true, true};
        nz[2] = false;
        StringBuilder sb = new StringBuilder();
        for (byte x : nb) sb.append(x).append(' ');
        for (short x : ns) sb.append(x).append(' ');
        for (char x : nc) sb.append(x).append(' ');
        for (long x : nl) sb.append(x).append(' ');
        for (float x : nf) sb.append(x).append(' ');
        for (boolean x : nz) sb.append(x).append(' ');
        System.out.println(sb);
        // array as an object
        Object any = new long[] {5};
        System.out.println((any instanceof long[]) + " " + (any instanceof Object[]) + " " + (any instanceof Cloneable) + " " + (any instanceof java.io.Serializable));
        System.out.println(((long[]) any)[0] + " " + ((long[]) any).length + " " + any.equals(any) + " " + any.equals(new long[] {5}));
        int[] empty = {};
        System.out.println(empty.length + " " + new String[0].length + " " + new int[0][5].length);
        final int[] shared = {1, 2, 3}, alias = shared;
        alias[0] = 99;
        System.out.println(shared[0] + " " + (shared == alias) + " " + shared.equals(new int[] {99, 2, 3}));
    }
}
