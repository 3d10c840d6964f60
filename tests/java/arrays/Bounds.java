package arrays;

/** Index checks for every element type, both sides, loads and stores. */
public class Bounds {
    interface Act { void run(); }

    static void t(String what, Act a) {
        try {
            a.run();
            System.out.println(what + " ok");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(what + " AIOOBE " + e.getMessage());
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getName() + " " + e.getMessage());
        }
    }

    static int sink;

    public static void main(String[] args) {
        int[] ia = new int[5];
        byte[] ba = new byte[2];
        boolean[] za = new boolean[1];
        char[] ca = new char[3];
        short[] sa = new short[4];
        long[] la = new long[6];
        float[] fa = new float[7];
        double[] da = new double[8];
        Object[] oa = new Object[9];
        int[][] two = new int[2][3];
        int[] none = {};
        int m1 = -1, max = Integer.MAX_VALUE, min = Integer.MIN_VALUE;
        t("int load 5", () -> sink = ia[5]);
        t("int load -1", () -> sink = ia[m1]);
        t("int load max", () -> sink = ia[max]);
        t("int load min", () -> sink = ia[min]);
        t("int store 4", () -> ia[4] = 1);
        t("int store 5", () -> ia[5] = 1);
        t("byte load", () -> sink = ba[2]);
        t("byte store", () -> ba[-2] = 1);
        t("boolean load", () -> sink = za[1] ? 1 : 0);
        t("boolean store", () -> za[100] = true);
        t("char load", () -> sink = ca[3]);
        t("char store", () -> ca[m1] = 'x');
        t("short load", () -> sink = sa[4]);
        t("short store", () -> sa[4] = 4);
        t("long load", () -> sink = (int) la[6]);
        t("long store", () -> la[-6] = 6);
        t("float load", () -> sink = (int) fa[7]);
        t("float store", () -> fa[8] = 7);
        t("double load", () -> sink = (int) da[8]);
        t("double store", () -> da[9] = 8);
        t("ref load", () -> oa[9].hashCode());
        t("ref store", () -> oa[m1] = "x");
        t("empty", () -> sink = none[0]);
        t("2d outer", () -> sink = two[2][0]);
        t("2d inner", () -> sink = two[1][3]);
        t("2d inner store", () -> two[0][-3] = 1);
        t("increment", () -> ia[7]++);
        t("compound", () -> ia[-7] += 2);
        t("args", () -> System.out.println(args[0]));
        t("string charAt", () -> "abc".toCharArray()[3]++);
        t("aastore bounds before type", () -> {
            Object[] strs = new String[1];
            strs[1] = 5;
        });
        int count = 0;
        try {
            for (int i = 0; ; i++) {
                ia[i] = i;
                count++;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("filled " + count + " " + e.getMessage());
        }
        int k = 0;
        try {
            ia[k = 10] = k = 20;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(k + " " + e.getMessage());
        }
        System.out.println(new ArrayIndexOutOfBoundsException(7).getMessage() + " | " + new IndexOutOfBoundsException(-3).getMessage()
            + " | " + new ArrayIndexOutOfBoundsException("own").getMessage() + " | " + new ArrayIndexOutOfBoundsException().getMessage());
    }
}
