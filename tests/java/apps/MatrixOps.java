package apps;

/** Matrices: product, determinant, inverse, power, rational elimination, transposition. */
public class MatrixOps {
    final double[][] a;
    final int n, m;

    MatrixOps(double[][] a) {
        this.a = a;
        n = a.length;
        m = a[0].length;
        for (double[] r : a) if (r.length != m) throw new IllegalArgumentException("ragged: " + r.length + " vs " + m);
    }

    static MatrixOps id(int n) {
        double[][] r = new double[n][n];
        for (int i = 0; i < n; i++) r[i][i] = 1;
        return new MatrixOps(r);
    }

    MatrixOps times(MatrixOps o) {
        if (m != o.n) throw new IllegalArgumentException(n + "x" + m + " by " + o.n + "x" + o.m);
        double[][] r = new double[n][o.m];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < o.m; j++) {
                double s = 0;
                for (int k = 0; k < m; k++) s += a[i][k] * o.a[k][j];
                r[i][j] = s;
            }
        return new MatrixOps(r);
    }

    MatrixOps pow(int e) {
        MatrixOps r = id(n), b = this;
        for (; e > 0; e >>= 1, b = b.times(b)) if ((e & 1) == 1) r = r.times(b);
        return r;
    }

    MatrixOps transpose() {
        double[][] r = new double[m][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) r[j][i] = a[i][j];
        return new MatrixOps(r);
    }

    double det() {
        double[][] w = new double[n][];
        for (int i = 0; i < n; i++) w[i] = a[i].clone();
        double d = 1;
        for (int c = 0; c < n; c++) {
            int p = c;
            for (int i = c + 1; i < n; i++) if (Math.abs(w[i][c]) > Math.abs(w[p][c])) p = i;
            if (w[p][c] == 0) return 0;
            if (p != c) {
                double[] t = w[p];
                w[p] = w[c];
                w[c] = t;
                d = -d;
            }
            d *= w[c][c];
            for (int i = c + 1; i < n; i++) {
                double f = w[i][c] / w[c][c];
                for (int j = c; j < n; j++) w[i][j] -= f * w[c][j];
            }
        }
        return d;
    }

    MatrixOps inverse() {
        if (det() == 0) throw new ArithmeticException("singular");
        double[][] w = new double[n][2 * n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(a[i], 0, w[i], 0, n);
            w[i][n + i] = 1;
        }
        for (int c = 0; c < n; c++) {
            int p = c;
            while (w[p][c] == 0) p++;
            double[] t = w[p];
            w[p] = w[c];
            w[c] = t;
            double f = w[c][c];
            for (int j = 0; j < 2 * n; j++) w[c][j] /= f;
            for (int i = 0; i < n; i++) {
                if (i == c) continue;
                double g = w[i][c];
                for (int j = 0; j < 2 * n; j++) w[i][j] -= g * w[c][j];
            }
        }
        double[][] r = new double[n][n];
        for (int i = 0; i < n; i++) System.arraycopy(w[i], n, r[i], 0, n);
        return new MatrixOps(r);
    }

    @Override public String toString() {
        StringBuilder sb = new StringBuilder();
        for (double[] r : a) {
            sb.append('[');
            for (double x : r) sb.append(x).append(x == r[m - 1] ? "" : " ");
            sb.append(']');
        }
        return sb.toString();
    }

    static long[][] mulMod(long[][] x, long[][] y, long mod) {
        long[][] r = new long[2][2];
        for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) r[i][j] = (x[i][0] * y[0][j] + x[i][1] * y[1][j]) % mod;
        return r;
    }

    public static void main(String[] args) {
        MatrixOps x = new MatrixOps(new double[][] {{2, 1}, {1, 3}}), y = new MatrixOps(new double[][] {{1, 2, 3}, {4, 5, 6}});
        System.out.println(x.times(y) + " " + y.transpose() + " " + x.pow(5) + " " + x.pow(0));
        System.out.println(x.det() + " " + x.inverse() + " " + new MatrixOps(new double[][] {{0, 1}, {1, 0}}).inverse());
        MatrixOps h = new MatrixOps(new double[][] {{4, -2, 1}, {-2, 4, -2}, {1, -2, 4}});
        System.out.println(h.det() + " " + h.times(h.transpose()));
        for (Runnable r : new Runnable[] {() -> y.times(y), () -> new MatrixOps(new double[][] {{1, 2}, {2, 4}}).inverse(), () -> new MatrixOps(new double[][] {{1}, {2, 3}})}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getMessage());
            }
        }
        long[][] r = {{1, 0}, {0, 1}}, b = {{1, 1}, {1, 0}};
        for (long e = 1000000000000L; e > 0; e >>= 1, b = mulMod(b, b, 1000000007)) if ((e & 1) == 1) r = mulMod(r, b, 1000000007);
        System.out.println(r[0][1]);
    }
}
