package apps;

/** Arbitrary precision arithmetic by hand: addition, multiplication, division, factorials, powers, digits of e. */
public class BigNumbers {
    private static final int BASE = 10000;
    private final int[] d;
    private final int n;

    private BigNumbers(int[] d) {
        int k = d.length;
        while (k > 0 && d[k - 1] == 0) k--;
        this.d = d;
        n = k;
    }

    static BigNumbers of(long v) {
        if (v < 0) throw new IllegalArgumentException("" + v);
        int[] r = new int[6];
        for (int i = 0; v > 0; i++, v /= BASE) r[i] = (int) (v % BASE);
        return new BigNumbers(r);
    }

    static BigNumbers parse(String s) {
        int[] r = new int[s.length() / 4 + 1];
        for (int i = s.length(), k = 0; i > 0; i -= 4, k++) r[k] = Integer.parseInt(s.substring(Math.max(0, i - 4), i));
        return new BigNumbers(r);
    }

    BigNumbers plus(BigNumbers o) {
        int[] r = new int[Math.max(n, o.n) + 1];
        int c = 0;
        for (int i = 0; i < r.length; i++) {
            int s = (i < n ? d[i] : 0) + (i < o.n ? o.d[i] : 0) + c;
            r[i] = s % BASE;
            c = s / BASE;
        }
        return new BigNumbers(r);
    }

    BigNumbers minus(BigNumbers o) {
        if (compare(o) < 0) throw new ArithmeticException("negative result");
        int[] r = new int[n];
        int b = 0;
        for (int i = 0; i < n; i++) {
            int s = d[i] - (i < o.n ? o.d[i] : 0) - b;
            r[i] = s + (s >> 31 & BASE);
            b = s >>> 31;
        }
        return new BigNumbers(r);
    }

    BigNumbers times(BigNumbers o) {
        int[] r = new int[n + o.n + 1];
        for (int i = 0; i < n; i++) {
            int c = 0;
            for (int j = 0; j < o.n || c != 0; j++) {
                int s = r[i + j] + c + (j < o.n ? d[i] * o.d[j] : 0);
                r[i + j] = s % BASE;
                c = s / BASE;
            }
        }
        return new BigNumbers(r);
    }

    BigNumbers[] divRem(int by) {
        int[] r = new int[n];
        int rem = 0;
        for (int i = n - 1; i >= 0; i--) {
            int cur = rem * BASE + d[i];
            r[i] = cur / by;
            rem = cur % by;
        }
        return new BigNumbers[] {new BigNumbers(r), of(rem)};
    }

    int compare(BigNumbers o) {
        if (n != o.n) return n < o.n ? -1 : 1;
        for (int i = n - 1; i >= 0; i--) if (d[i] != o.d[i]) return d[i] < o.d[i] ? -1 : 1;
        return 0;
    }

    BigNumbers pow(int e) {
        BigNumbers r = of(1), b = this;
        for (; e != 0; e >>>= 1) {
            if ((e & 1) != 0) r = r.times(b);
            if (e > 1) b = b.times(b);
        }
        return r;
    }

    @Override public String toString() {
        if (n == 0) return "0";
        StringBuilder sb = new StringBuilder().append(d[n - 1]);
        for (int i = n - 2; i >= 0; i--) {
            String s = "" + d[i];
            for (int k = s.length(); k < 4; k++) sb.append('0');
            sb.append(s);
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        BigNumbers f = of(1);
        for (int i = 2; i <= 40; i++) f = f.times(of(i));
        System.out.println(f);
        System.out.println(of(2).pow(200));
        System.out.println(of(99999999).plus(of(1)) + " " + parse("100000000").minus(of(1)) + " " + of(0) + " " + of(Long.MAX_VALUE) + " " + parse("000123"));
        try {
            of(1).minus(of(2));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        BigNumbers a = of(0), b = of(1);
        for (int i = 0; i < 300; i++) {
            BigNumbers t = a.plus(b);
            a = b;
            b = t;
        }
        System.out.println(a);
        BigNumbers[] q = f.divRem(9973);
        System.out.println(q[0] + " r " + q[1] + " " + q[0].times(of(9973)).plus(q[1]).compare(f));
        int sum = 0;
        for (char c : of(7).pow(77).toString().toCharArray()) sum += c - '0';
        System.out.println(sum);
        BigNumbers scale = of(10).pow(60), term = scale, e = scale;
        for (int i = 1; i < 50; i++) e = e.plus(term = term.divRem(i)[0]);
        System.out.println(e.toString().charAt(0) + "." + e.toString().substring(1, 51));
        System.out.println(f.toString().equals(new java.math.BigInteger("2").pow(0).multiply(new java.math.BigInteger(f.toString())).toString()));
    }
}
