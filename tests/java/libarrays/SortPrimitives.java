package libarrays;

import java.util.Arrays;
import java.util.Random;

// Arrays.sort on all primitive kinds, ranges and patterns.
public class SortPrimitives {
    interface Act {
        void run() throws Exception;
    }

    static void v(String label, Act act) {
        try {
            act.run();
            System.out.println(label + " ok");
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    public static void main(String[] args) {
        int[] i = {5, 3, -1, Integer.MAX_VALUE, 0, Integer.MIN_VALUE, 3};
        Arrays.sort(i);
        System.out.println(Arrays.toString(i));
        long[] l = {5L, -1L << 40, 3, Long.MIN_VALUE, Long.MAX_VALUE};
        Arrays.sort(l);
        System.out.println(Arrays.toString(l));
        short[] s = {300, -300, 0, Short.MAX_VALUE, Short.MIN_VALUE};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
        byte[] b = {3, -3, 127, -128, 0};
        Arrays.sort(b);
        System.out.println(Arrays.toString(b));
        char[] c = "sorting hat".toCharArray();
        Arrays.sort(c);
        System.out.println("[" + new String(c) + "]");
        double[] d = {1.5, Double.NaN, -0.0, 0.0, -1, Double.NEGATIVE_INFINITY, 0.0, -0.0, Double.POSITIVE_INFINITY, Double.NaN};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        float[] f = {2f, -0f, Float.NaN, 0f, -2f};
        Arrays.sort(f);
        System.out.println(Arrays.toString(f));
        int[] part = {9, 8, 7, 6, 5, 4, 3, 2, 1, 0};
        Arrays.sort(part, 2, 6);
        System.out.println(Arrays.toString(part));
        Arrays.sort(part, 5, 5);
        char[] cp = "zyxwvu".toCharArray();
        Arrays.sort(cp, 1, 4);
        System.out.println(new String(cp));
        double[] dp = {3, 2, 1, 0};
        Arrays.sort(dp, 0, 3);
        System.out.println(Arrays.toString(dp));
        v("from > to", () -> Arrays.sort(part, 4, 2));
        v("neg from", () -> Arrays.sort(part, -1, 2));
        v("past end", () -> Arrays.sort(part, 0, 11));
        v("null", () -> Arrays.sort((int[]) null));
        Random r = new Random(5);
        for (int n : new int[] {1, 2, 10, 45, 60, 300, 700}) {
            for (int kind = 0; kind < 4; kind++) {
                int[] a = new int[n];
                for (int k = 0; k < n; k++) a[k] = kind == 0 ? r.nextInt() : kind == 1 ? k : kind == 2 ? n - k : r.nextInt(4);
                long sum = 0;
                for (int x : a) sum += x;
                int[] was = a.clone();
                Arrays.sort(a);
                long sum2 = 0;
                boolean ok = true;
                int h = 0;
                for (int k = 0; k < n; k++) {
                    sum2 += a[k];
                    h = h * 31 + a[k];
                    if (k > 0 && a[k - 1] > a[k]) ok = false;
                }
                if (kind == 0 || !ok || sum != sum2) System.out.println(n + " " + kind + " " + ok + " " + (sum == sum2) + " " + h + " " + was[0]);
            }
        }
        double[] dr = new double[200];
        for (int k = 0; k < 200; k++) dr[k] = k % 17 == 0 ? Double.NaN : r.nextGaussian();
        Arrays.sort(dr);
        int nan = 0;
        for (double x : dr) if (Double.isNaN(x)) nan++;
        System.out.println(nan + " " + Double.isNaN(dr[199]) + " " + (dr[0] < dr[1]) + " " + Double.doubleToLongBits(dr[0]) + " " + Double.doubleToLongBits(dr[100]));
        byte[] many = new byte[100];
        r.nextBytes(many);
        Arrays.sort(many);
        System.out.println(Arrays.hashCode(many) + " " + many[0] + " " + many[99]);
    }
}
