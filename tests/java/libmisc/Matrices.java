package libmisc;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

// Matrix algebra with exact fractions, determinants, inverses, formatting.
public class Matrices {
    record Frac(long n, long d) implements Comparable<Frac> {
        static final Frac ZERO = new Frac(0, 1);
        static final Frac ONE = new Frac(1, 1);

        Frac {
            if (d == 0) throw new ArithmeticException("zero denominator");
            long g = gcd(Math.abs(n), Math.abs(d));
            if (d < 0) g = -g;
            n /= g;
            d /= g;
        }

        static long gcd(long a, long b) {
            return b == 0 ? Math.max(a, 1) : gcd(b, a % b);
        }

        Frac plus(Frac o) {
            return new Frac(Math.addExact(Math.multiplyExact(n, o.d), Math.multiplyExact(o.n, d)), Math.multiplyExact(d, o.d));
        }

        Frac times(Frac o) {
            return new Frac(Math.multiplyExact(n, o.n), Math.multiplyExact(d, o.d));
        }

        Frac neg() {
            return new Frac(-n, d);
        }

        Frac inv() {
            return new Frac(d, n);
        }

        @Override
        public int compareTo(Frac o) {
            return Long.compare(n * o.d, o.n * d);
        }

        @Override
        public String toString() {
            return d == 1 ? Long.toString(n) : n + "/" + d;
        }
    }

    static Frac[][] of(int[]... rows) {
        return Arrays.stream(rows).map(r -> Arrays.stream(r).mapToObj(x -> new Frac(x, 1)).toArray(Frac[]::new)).toArray(Frac[][]::new);
    }

    static Frac[][] mul(Frac[][] a, Frac[][] b) {
        if (a[0].length != b.length) throw new IllegalArgumentException(a.length + "x" + a[0].length + " times " + b.length + "x" + b[0].length);
        Frac[][] c = new Frac[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            Arrays.fill(c[i], Frac.ZERO);
            for (int j = 0; j < b[0].length; j++) for (int k = 0; k < b.length; k++) c[i][j] = c[i][j].plus(a[i][k].times(b[k][j]));
        }
        return c;
    }

    static Frac[][] inverse(Frac[][] m, Frac[] det) {
        int n = m.length;
        Frac[][] a = new Frac[n][2 * n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(a[i], Frac.ZERO);
            System.arraycopy(m[i], 0, a[i], 0, n);
            a[i][n + i] = Frac.ONE;
        }
        det[0] = Frac.ONE;
        for (int c = 0; c < n; c++) {
            int p = c;
            while (p < n && a[p][c].n() == 0) p++;
            if (p == n) {
                det[0] = Frac.ZERO;
                throw new ArithmeticException("singular at column " + c);
            }
            Frac[] t = a[p];
            a[p] = a[c];
            a[c] = t;
            det[0] = det[0].times(p == c ? a[c][c] : a[c][c].neg());
            Frac inv = a[c][c].inv();
            for (int j = 0; j < 2 * n; j++) a[c][j] = a[c][j].times(inv);
            for (int r = 0; r < n; r++) {
                if (r == c) continue;
                Frac f = a[r][c].neg();
                for (int j = 0; j < 2 * n; j++) a[r][j] = a[r][j].plus(a[c][j].times(f));
            }
        }
        return Arrays.stream(a).map(r -> Arrays.copyOfRange(r, n, 2 * n)).toArray(Frac[][]::new);
    }

    static void show(String name, Frac[][] m) {
        int w = Arrays.stream(m).flatMap(Arrays::stream).mapToInt(f -> f.toString().length()).max().orElse(1);
        System.out.println(name);
        for (Frac[] r : m) System.out.println(Arrays.stream(r).map(f -> String.format("%" + (w + 1) + "s", f)).collect(Collectors.joining("", " [", " ]")));
    }

    public static void main(String[] args) {
        Frac[][] a = of(new int[] {2, -1, 0}, new int[] {-1, 2, -1}, new int[] {0, -1, 2});
        Frac[] det = new Frac[1];
        Frac[][] inv = inverse(a, det);
        show("A", a);
        show("inverse, det " + det[0], inv);
        show("product", mul(a, inv));
        show("square", mul(a, a));
        show("row swap", inverse(of(new int[] {0, 3}, new int[] {5, 7}), det));
        System.out.println("det " + det[0]);
        for (int[][] bad : new int[][][] {{{1, 2}, {2, 4}}, {{0}}}) {
            try {
                inverse(of(bad), det);
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage() + " det " + det[0]);
            }
        }
        Frac[][] h = new Frac[4][4];
        for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) h[i][j] = new Frac(1, i + j + 1);
        show("Hilbert inverse", inverse(h, det));
        System.out.println(det[0] + " " + Arrays.deepEquals(mul(h, inverse(h, det)), mul(a.length == 3 ? inverse(h, det) : a, h)));
        double[][] rot = new double[3][3];
        for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) rot[i][j] = (i + 1) * 1.25 - j * 3.5;
        for (double[] r : rot) System.out.println(Arrays.stream(r).mapToObj(d -> String.format(Locale.ROOT, "%8.3f", d)).collect(Collectors.joining(" ", "|", " |")));
        try {
            mul(a, of(new int[] {1, 2}));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Frac(6, -8) + " " + new Frac(0, -5) + " " + new Frac(1, 3).compareTo(new Frac(2, 6)) + " " + new Frac(1, 3).equals(new Frac(2, 6)) + " " + new Frac(Long.MAX_VALUE, 7));
        System.out.println(new Frac(Long.MAX_VALUE, 2).times(new Frac(3, 5)));
    }
}
