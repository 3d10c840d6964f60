package libsystem;

import java.util.Arrays;

// System.arraycopy: overlaps, type checks, bounds messages, partial copies.
public class ArrayCopies {
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

    static class A {
    }

    static class B extends A {
        @Override
        public String toString() {
            return "B";
        }
    }

    public static void main(String[] args) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        System.arraycopy(a, 0, a, 3, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 4, a, 2, 6);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 0, a, 0, 10);
        System.arraycopy(a, 10, a, 10, 0);
        System.out.println(Arrays.toString(a));
        v("src neg", () -> System.arraycopy(a, -1, a, 0, 1));
        v("dst neg", () -> System.arraycopy(a, 0, a, -2, 1));
        v("len neg", () -> System.arraycopy(a, 0, a, 0, -1));
        v("src over", () -> System.arraycopy(a, 8, a, 0, 3));
        v("dst over", () -> System.arraycopy(a, 0, a, 8, 3));
        v("src at end", () -> System.arraycopy(a, 11, a, 0, 0));
        v("overflow", () -> System.arraycopy(a, Integer.MAX_VALUE, a, 0, Integer.MAX_VALUE));
        v("null src", () -> System.arraycopy(null, 0, a, 0, 1));
        v("null dst", () -> System.arraycopy(a, 0, null, 0, 1));
        v("type mismatch", () -> System.arraycopy(a, 0, new long[3], 0, 1));
        v("prim to ref", () -> System.arraycopy(a, 0, new Integer[3], 0, 1));
        v("ref to prim", () -> System.arraycopy(new Integer[3], 0, a, 0, 1));
        v("src no array", () -> System.arraycopy("text", 0, a, 0, 1));
        v("dst no array", () -> System.arraycopy(a, 0, "text", 0, 1));
        v("mismatch even for 0", () -> System.arraycopy(a, 0, new byte[3], 0, 0));
        Object[] mixed = {"s1", "s2", 3, "s4"};
        String[] strs = {"a", "b", "c", "d"};
        v("store", () -> System.arraycopy(mixed, 0, strs, 0, 4));
        System.out.println(Arrays.toString(strs));
        v("store fits", () -> System.arraycopy(mixed, 3, strs, 2, 1));
        System.out.println(Arrays.toString(strs));
        Object[] objs = new Object[4];
        v("widening", () -> System.arraycopy(strs, 0, objs, 0, 4));
        System.out.println(Arrays.toString(objs));
        A[] as = {new B(), null, new A()};
        B[] bs = new B[3];
        v("A to B", () -> System.arraycopy(as, 0, bs, 0, 3));
        System.out.println(Arrays.toString(bs));
        int[][] grid = {{1}, {2}, {3}};
        int[][] copy = new int[3][];
        System.arraycopy(grid, 0, copy, 0, 3);
        copy[0][0] = 99;
        System.out.println(Arrays.deepToString(grid) + " " + (copy[1] == grid[1]));
        char[] cs = "overlap".toCharArray();
        System.arraycopy(cs, 0, cs, 1, 6);
        System.out.println(cs);
        byte[] by = {1, 2, 3, 4, 5};
        System.arraycopy(by, 1, by, 0, 4);
        boolean[] bo = {true, false, true};
        System.arraycopy(bo, 0, bo, 1, 2);
        double[] d = {1, 2, 3};
        System.arraycopy(d, 1, d, 0, 2);
        long[] l = {1, 2, 3};
        System.arraycopy(l, 0, l, 1, 2);
        System.out.println(Arrays.toString(by) + Arrays.toString(bo) + Arrays.toString(d) + Arrays.toString(l));
        int[] c1 = a.clone();
        c1[0] = -1;
        System.out.println(a[0] + " " + c1[0] + " " + c1.length + " " + grid.clone()[0][0]);
    }
}
