package arrays;

/** System.arraycopy: overlap in both directions, argument checks, all element kinds. */
public class CopyOverlap {
    static String s(int[] a) {
        StringBuilder sb = new StringBuilder();
        for (int x : a) sb.append(x).append(' ');
        return sb.toString().trim();
    }

    static int[] fresh() {
        int[] a = new int[8];
        for (int i = 0; i < 8; i++) a[i] = i;
        return a;
    }

    static void t(String label, Object src, int sp, Object dst, int dp, int n) {
        try {
            System.arraycopy(src, sp, dst, dp, n);
            System.out.println(label + " ok");
        } catch (RuntimeException e) {
            System.out.println(label + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] a = fresh();
        System.arraycopy(a, 0, a, 2, 5);
        System.out.println(s(a));
        a = fresh();
        System.arraycopy(a, 3, a, 1, 5);
        System.out.println(s(a));
        a = fresh();
        System.arraycopy(a, 2, a, 2, 4);
        System.out.println(s(a));
        Object[] o = {"a", "b", "c", "d"};
        System.arraycopy(o, 0, o, 1, 3);
        System.out.println("" + o[0] + o[1] + o[2] + o[3]);
        byte[] b = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        System.arraycopy(b, 1, b, 0, 8);
        System.arraycopy(b, 0, b, 4, 4);
        for (byte x : b) System.out.print(x + " ");
        System.out.println();
        long[] l = {1, 2, 3};
        System.arraycopy(l, 0, l, 1, 2);
        double[] d = {1, 2, 3};
        System.arraycopy(d, 1, d, 0, 2);
        char[] c = "hello".toCharArray();
        System.arraycopy(c, 0, c, 2, 3);
        boolean[] z = {true, false, true};
        System.arraycopy(z, 0, z, 1, 2);
        System.out.println(l[0] + "" + l[1] + l[2] + " " + d[0] + d[1] + d[2] + " " + new String(c) + " " + z[0] + z[1] + z[2]);
        String[] strs = {"x", "y"};
        Object[] objs = new Object[2];
        System.arraycopy(strs, 0, objs, 0, 2);
        Object[] back = {"p", "q"};
        System.arraycopy(back, 0, strs, 0, 2);
        System.out.println(objs[1] + strs[1]);

        t("negative src", new int[3], -1, new int[3], 0, 1);
        t("negative dst", new int[3], 0, new int[3], -1, 1);
        t("negative len", new int[3], 0, new int[3], 0, -1);
        t("src over", new int[3], 2, new int[9], 0, 2);
        t("dst over", new int[9], 0, new int[3], 2, 2);
        t("overflow", new int[9], 5, new int[9], 0, Integer.MAX_VALUE);
        t("zero at end", new int[3], 3, new int[3], 3, 0);
        t("zero past end", new int[3], 4, new int[3], 0, 0);
        t("not an array", "abc", 0, new char[3], 0, 3);
        t("dst not an array", new char[3], 0, "abc", 0, 3);
        t("types", new int[3], 0, new short[3], 0, 1);
        t("prim/ref", new int[3], 0, new Object[3], 0, 1);
        t("ref/prim", new Integer[3], 0, new int[3], 0, 1);
        t("types zero", new int[3], 0, new short[3], 0, 0);
        t("null src", null, 0, new int[1], 0, 0);
        t("null dst", new int[1], 0, null, 0, 0);
        t("ref over", new String[2], 1, new Object[5], 0, 2);
        t("incompatible", new Object[] {1}, 0, new String[1], 0, 1);
        t("incompatible but null", new Object[] {null}, 0, new String[1], 0, 1);
        t("nested", new int[][] {{1}}, 0, new Object[1], 0, 1);
        t("nested down", new Object[] {new int[1]}, 0, new int[1][], 0, 1);
        t("nested wrong", new Object[] {new int[1]}, 0, new long[1][], 0, 1);
    }
}
