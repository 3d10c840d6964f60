package arrays;

/** Rectangular and ragged arrays of up to five dimensions. */
public class MultiDim {
    static String row(int[] r) {
        if (r == null) return "null";
        String s = "[";
        for (int x : r) s += x + ",";
        return s + "]";
    }

    public static void main(String[] args) {
        int[][] a = new int[3][4];
        for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) a[i][j] = i * 10 + j;
        for (int[] r : a) System.out.println(row(r));
        System.out.println((a[0] == a[1]) + " " + a.length + " " + a[2].length + " " + a.getClass().getName());

        int[][][] partial = new int[2][3][];
        System.out.println(partial.length + " " + partial[1].length + " " + partial[1][2] + " " + partial.getClass().getName());
        partial[0][1] = new int[] {7, 8};
        System.out.println(row(partial[0][1]) + row(partial[0][0]));
        Object[][][][] one = new Object[2][][][];
        System.out.println(one[0] + " " + one[1] + " " + one.length + " " + one.getClass().getName());
        long[][][][][] five = new long[2][1][3][2][2];
        five[1][0][2][1][1] = 77;
        long sum = 0;
        int leaves = 0;
        for (long[][][][] p : five) for (long[][][] q : p) for (long[][] r : q) for (long[] t : r) for (long v : t) {
            sum += v;
            leaves++;
        }
        System.out.println(sum + " " + leaves + " " + five.getClass().getName());
        System.out.println(five[0][0][0].getClass().getName() + " " + five[0][0][0][0].getClass().getName());

        int[][] zero = new int[0][7];
        System.out.println(zero.length);
        int[][] zero2 = new int[2][0];
        System.out.println(zero2.length + " " + zero2[1].length);
        int[][][] zero3 = new int[3][0][5];
        System.out.println(zero3.length + " " + zero3[2].length);

        int[][] pascal = new int[8][];
        for (int n = 0; n < pascal.length; n++) {
            pascal[n] = new int[n + 1];
            pascal[n][0] = pascal[n][n] = 1;
            for (int k = 1; k < n; k++) pascal[n][k] = pascal[n - 1][k - 1] + pascal[n - 1][k];
        }
        System.out.println(row(pascal[7]) + " " + row(pascal[0]));
        int[] row = a[1];
        a[1] = a[2];
        a[2] = row;
        a[1][0] = -1;
        System.out.println(row(a[0]) + row(a[1]) + row(a[2]));
        char[][] text = {"abc".toCharArray(), {}, {'x'}, null};
        for (char[] t : text) System.out.print((t == null ? "null" : new String(t) + t.length) + ";");
        System.out.println();
        boolean[][] zz = new boolean[2][2];
        zz[1][1] = true;
        System.out.println(zz[0][0] + " " + zz[1][1]);
        double[][] dd = {{1.5}, {2.5, 3.5}, {}};
        double t = 0;
        for (double[] r : dd) for (double x : r) t += x;
        System.out.println(t);
        String[][] ss = new String[2][2];
        ss[0][1] = "set";
        System.out.println(ss[0][0] + ss[0][1] + ss[1][1] + ss.getClass().getName());
        int mixed[][] = {{1}}, flat[] = {2}, plain = 3;
        int[] half[] = {{4, 5}};
        System.out.println(mixed[0][0] + flat[0] + plain + half[0][1]);
        int[][] self = new int[1][1];
        self[self[0][0]][0] += 5;
        System.out.println(self[0][0]);
    }
}
