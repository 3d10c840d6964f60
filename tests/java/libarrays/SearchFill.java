package libarrays;

import java.util.Arrays;
import java.util.Comparator;

// binarySearch, fill, setAll, ranges, failures.
public class SearchFill {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    public static void main(String[] args) {
        int[] a = {1, 3, 5, 7, 9, 11};
        StringBuilder b = new StringBuilder();
        for (int k = 0; k <= 12; k++) b.append(Arrays.binarySearch(a, k)).append(' ');
        System.out.println(b);
        b.setLength(0);
        for (int k = 0; k <= 12; k++) b.append(Arrays.binarySearch(a, 2, 4, k)).append(' ');
        System.out.println(b);
        System.out.println(Arrays.binarySearch(new int[0], 5) + " " + Arrays.binarySearch(new long[] {1, 2, 3}, 2) + " " + Arrays.binarySearch(new char[] {'a', 'c'}, 'b')
            + " " + Arrays.binarySearch(new byte[] {1, 2}, (byte) 3) + " " + Arrays.binarySearch(new short[] {1, 2}, (short) 1) + " " + Arrays.binarySearch(new float[] {-0f, 0f}, 0f));
        double[] d = {-1, -0.0, 0.0, 1, Double.NaN};
        System.out.println(Arrays.binarySearch(d, 0.0) + " " + Arrays.binarySearch(d, -0.0) + " " + Arrays.binarySearch(d, Double.NaN) + " " + Arrays.binarySearch(d, 0.5));
        String[] s = {"apple", "fig", "kiwi", "pear"};
        System.out.println(Arrays.binarySearch(s, "kiwi") + " " + Arrays.binarySearch(s, "banana") + " " + Arrays.binarySearch(s, "zoo") + " " + Arrays.binarySearch(s, ""));
        String[] byLen = {"a", "bb", "ccc", "dddd"};
        System.out.println(Arrays.binarySearch(byLen, "xyz", Comparator.comparingInt(String::length)) + " " + Arrays.binarySearch(byLen, 0, 2, "zzzz", Comparator.comparingInt(String::length)));
        t("range", () -> Arrays.binarySearch(a, 3, 2, 5));
        t("range 2", () -> Arrays.binarySearch(a, 0, 7, 5));
        t("null key", () -> Arrays.binarySearch(s, null));
        t("wrong type", () -> Arrays.binarySearch(s, (Object) 5));
        int[] f = new int[6];
        Arrays.fill(f, 7);
        Arrays.fill(f, 1, 3, -1);
        Arrays.fill(f, 4, 4, 100);
        System.out.println(Arrays.toString(f));
        t("fill range", () -> {
            Arrays.fill(f, 2, 9, 0);
            return "";
        });
        t("fill neg", () -> {
            Arrays.fill(f, -2, 1, 0);
            return "";
        });
        t("fill reversed", () -> {
            Arrays.fill(f, 3, 1, 0);
            return "";
        });
        System.out.println(Arrays.toString(f));
        char[] c = new char[5];
        Arrays.fill(c, '*');
        boolean[] bo = new boolean[3];
        Arrays.fill(bo, 1, 3, true);
        byte[] by = new byte[3];
        Arrays.fill(by, (byte) 0x80);
        double[] dd = new double[2];
        Arrays.fill(dd, -0.0);
        long[] ll = new long[2];
        Arrays.fill(ll, 1L << 40);
        System.out.println(new String(c) + Arrays.toString(bo) + Arrays.toString(by) + Arrays.toString(dd) + Arrays.toString(ll));
        Object[] o = new String[3];
        Arrays.fill(o, "x");
        System.out.println(Arrays.toString(o));
        t("store", () -> {
            Arrays.fill(o, 5);
            return "";
        });
        int[][] rows = new int[3][];
        Arrays.fill(rows, new int[2]);
        rows[0][0] = 9;
        System.out.println(Arrays.deepToString(rows));
        int[] sq = new int[8];
        Arrays.setAll(sq, i -> i * i);
        String[] names = new String[4];
        Arrays.setAll(names, i -> "n" + i);
        double[] halves = new double[4];
        Arrays.setAll(halves, i -> i / 2.0);
        long[] pow = new long[5];
        Arrays.setAll(pow, i -> i == 0 ? 1 : pow[i - 1] * 10);
        System.out.println(Arrays.toString(sq) + Arrays.toString(names) + Arrays.toString(halves) + Arrays.toString(pow));
        t("setAll null", () -> {
            Arrays.setAll(sq, null);
            return "";
        });
    }
}
