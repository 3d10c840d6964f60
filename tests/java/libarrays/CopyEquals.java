package libarrays;

import java.util.Arrays;

// copyOf, copyOfRange, equals, deepEquals, hashCode, deepHashCode, mismatch, compare.
public class CopyEquals {
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
        int[] a = {1, 2, 3, 4, 5};
        System.out.println(Arrays.toString(Arrays.copyOf(a, 3)) + Arrays.toString(Arrays.copyOf(a, 7)) + Arrays.toString(Arrays.copyOf(a, 0)) + Arrays.toString(Arrays.copyOfRange(a, 1, 3))
            + Arrays.toString(Arrays.copyOfRange(a, 3, 8)) + Arrays.toString(Arrays.copyOfRange(a, 5, 5)) + Arrays.toString(Arrays.copyOfRange(a, 5, 7)));
        System.out.println(Arrays.toString(Arrays.copyOf(new boolean[] {true}, 2)) + Arrays.toString(Arrays.copyOf(new String[] {"x"}, 2)) + Arrays.toString(Arrays.copyOf(new double[] {1}, 2))
            + (int) Arrays.copyOf(new char[] {'x'}, 2)[1] + Arrays.copyOf(new Integer[] {1}, 1).getClass().getName());
        t("neg", () -> Arrays.copyOf(a, -1));
        t("range reversed", () -> Arrays.copyOfRange(a, 3, 1));
        t("range past", () -> Arrays.copyOfRange(a, 6, 8));
        t("range neg", () -> Arrays.copyOfRange(a, -1, 2));
        t("typed", () -> Arrays.copyOf(new Object[] {"p", "q"}, 3, String[].class).getClass() + Arrays.toString(Arrays.copyOfRange(new String[] {"p", "q"}, 1, 2, Object[].class)));
        t("typed bad", () -> Arrays.copyOf(new Object[] {"p", 1}, 2, String[].class));
        System.out.println(Arrays.equals(a, a.clone()) + " " + Arrays.equals(a, Arrays.copyOf(a, 4)) + " " + Arrays.equals((int[]) null, null) + " " + Arrays.equals(a, null)
            + " " + Arrays.equals(new double[] {Double.NaN, 0.0}, new double[] {Double.NaN, 0.0}) + " " + Arrays.equals(new double[] {0.0}, new double[] {-0.0})
            + " " + Arrays.equals(new String[] {"a", null}, new String[] {new String("a"), null}) + " " + Arrays.equals(a, 1, 3, new int[] {2, 3}, 0, 2));
        Object[] n1 = {1, new int[] {1, 2}, new String[][] {{"x"}, null}, null};
        Object[] n2 = {1, new int[] {1, 2}, new String[][] {{"x"}, null}, null};
        System.out.println(Arrays.equals(n1, n2) + " " + Arrays.deepEquals(n1, n2) + " " + (Arrays.deepHashCode(n1) == Arrays.deepHashCode(n2)) + " " + Arrays.deepHashCode(n1));
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.hashCode(new int[0]) + " " + Arrays.hashCode(new long[] {1L << 33, -1}) + " " + Arrays.hashCode(new double[] {1.5, -0.0})
            + " " + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode(new char[] {'a'}) + " " + Arrays.hashCode(new byte[] {-1, 1}) + " " + Arrays.hashCode(new String[] {"a", null}) + " " + Arrays.hashCode(new float[] {1f}) + " " + Arrays.hashCode(new short[] {-5}));
        System.out.println(Arrays.mismatch(a, new int[] {1, 2, 9}) + " " + Arrays.mismatch(a, a.clone()) + " " + Arrays.mismatch(a, new int[] {1, 2}) + " " + Arrays.mismatch(a, new int[0]) + " " + Arrays.mismatch(a, 1, 4, new int[] {2, 3, 5}, 0, 3)
            + " " + Arrays.mismatch(new double[] {0.0}, new double[] {-0.0}) + " " + Arrays.mismatch(new String[] {"a", "b"}, new String[] {"a", "c"}) + " " + Arrays.mismatch(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 0}));
        System.out.println(Arrays.compare(a, new int[] {1, 2, 9}) + " " + Arrays.compare(a, new int[] {1, 2}) + " " + Arrays.compare(a, a.clone()) + " " + Arrays.compare((int[]) null, a) + " " + Arrays.compare(a, null)
            + " " + Arrays.compare(new String[] {"b"}, new String[] {"a"}) + " " + Arrays.compare(new String[] {null}, new String[] {"a"}) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}) + " " + Arrays.compare(new byte[] {-1}, new byte[] {1})
            + " " + Arrays.compare(new boolean[] {true}, new boolean[] {false}) + " " + Arrays.compare(new char[] {'z'}, new char[] {'a', 'b'}) + " " + Arrays.compareUnsigned(new int[] {1}, new int[] {-1}));
        t("mismatch null", () -> Arrays.mismatch(a, null));
        t("equals range", () -> Arrays.equals(a, 0, 9, a, 0, 9));
        int[][] grid = {{1, 2}, {3, 4}};
        int[][] copy = Arrays.copyOf(grid, 2);
        copy[0][0] = 100;
        System.out.println(grid[0][0] + " " + Arrays.deepEquals(grid, new int[][] {{100, 2}, {3, 4}}) + " " + Arrays.equals(grid, copy));
        Object[] self = new Object[2];
        self[0] = self;
        self[1] = "end";
        System.out.println(Arrays.deepToString(self));
        System.out.println(Arrays.hashCode(new Object[] {1, 2}) == Arrays.asList(1, 2).hashCode());
    }
}
