package exceptions;

/** Helpful messages for loads, stores and lengths of null arrays of every element type. */
public class NpeArrays {
    static int[] ia;
    static byte[] ba;
    static boolean[] za;
    static char[] ca;
    static short[] sa;
    static long[] la;
    static float[] fa;
    static double[] da;
    static Object[] oa;
    static int[][] iia;
    static int k = 2;
    static long sink;
    static Object osink;
    int[] field;

    static int[] get() { return null; }
    static int[][] get2(int n) { return new int[n][]; }

    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static void params(int[] a, long pad, Object[][] b, int i, int j) {
        try { a[i] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { sink = a[j]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { sink = a.length; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { b[i][j] = "x"; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { osink = b[i][j]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { sink = b[i].length; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { a[i]++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { a[i] += pad; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    public static void main(String[] args) {
        t(() -> sink = ia[0]);
        t(() -> ia[1] = 1);
        t(() -> sink = ba[0]);
        t(() -> ba[1] = 1);
        t(() -> sink = za[0] ? 1 : 0);
        t(() -> za[1] = true);
        t(() -> sink = ca[0]);
        t(() -> ca[1] = 'x');
        t(() -> sink = sa[0]);
        t(() -> sa[1] = 1);
        t(() -> sink = la[0]);
        t(() -> la[1] = 1);
        t(() -> sink = (long) fa[0]);
        t(() -> fa[1] = 1);
        t(() -> sink = (long) da[0]);
        t(() -> da[1] = 1);
        t(() -> osink = oa[0]);
        t(() -> oa[1] = "x");
        t(() -> sink = ia.length + oa.length);
        t(() -> sink = iia[0][0]);
        iia = new int[3][];
        t(() -> sink = iia[0][0]);
        t(() -> iia[k][k + 1] = 5);
        t(() -> sink = iia[k - 1].length);
        t(() -> sink = get()[0]);
        t(() -> get()[k] = 1);
        t(() -> sink = get().length);
        t(() -> sink = get2(4)[3][2]);
        t(() -> get2(4)[k][iia.length] = 1);
        t(() -> sink = new NpeArrays().field[0]);
        t(() -> new NpeArrays().field[7] = 7);
        params(null, 3, null, 0, 1);
        params(new int[2], 3, new Object[2][], 0, 1);
        int[] loc = null;
        int idx = 9;
        byte small = 100;
        try { loc[idx] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { loc[100] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { loc[-1] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { loc[1000] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { loc[100000] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { loc[small] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { sink = loc[idx + small]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { sink = loc[idx--]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        int[][][] deep = new int[2][2][];
        try { deep[idx - 8][1][0]++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { deep[0] = null; deep[0][1][2] = 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(((int[]) null)[0]); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { for (Object o : oa) osink = o; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }
}
