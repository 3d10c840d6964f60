package arith;

/** The same expressions once as compile-time constants and once computed from parameters. */
public class FoldedOrNot {
    static int fails;

    static void same(String what, Object constant, Object computed) {
        boolean ok = constant.equals(computed);
        if (!ok) fails++;
        System.out.println(what + " " + constant + " " + computed + " " + ok);
    }

    static void ints(int max, int min, int one, int m1, int k) {
        same("max+1", Integer.MAX_VALUE + 1, max + one);
        same("min-1", Integer.MIN_VALUE - 1, min - one);
        same("min/-1", Integer.MIN_VALUE / -1, min / m1);
        same("min%-1", Integer.MIN_VALUE % -1, min % m1);
        same("1<<33", 1 << 33, one << k);
        same("-1>>>33", -1 >>> 33, m1 >>> k);
        same("-1>>33", -1 >> 33, m1 >> k);
        same("max*max", Integer.MAX_VALUE * Integer.MAX_VALUE, max * max);
        same("(byte)max", (byte) Integer.MAX_VALUE, (byte) max);
        same("(char)-1", (int) (char) -1, (int) (char) m1);
        same("(short)max", (short) Integer.MAX_VALUE, (short) max);
        same("-min", -Integer.MIN_VALUE, -min);
        same("~k", ~33, ~k);
        same("-7/2", -7 / 2, (-k + 26) / (one + one));
        same("-7%3", -7 % 3, (-k + 26) % (one + one + one));
        same("float(max)", (double) (float) Integer.MAX_VALUE, (double) (float) max);
        same("'a'+1", 'a' + 1, (char) (k + 64) + one);
    }

    static void doubles(double zero, double one, double tenth, double big, double nan) {
        same("0/0", 0.0 / 0.0, zero / zero);
        same("-1/0", -1.0 / 0.0, -one / zero);
        same("-0", -0.0, -zero);
        same("0-0", 0.0 - 0.0, zero - zero);
        same("0.1*3", 0.1 * 3, tenth * 3);
        same("(int)1e30", (int) 1e30, (int) big);
        same("(long)1e30", (long) 1e30, (long) big);
        same("(int)NaN", (int) Double.NaN, (int) nan);
        same("(byte)1e30", (byte) 1e30, (byte) big);
        same("(char)1e30", (int) (char) 1e30, (int) (char) big);
        same("(short)-1e30", (short) -1e30, (short) -big);
        same("(float)0.1", (float) 0.1, (float) tenth);
        same("(float)1e300", (float) 1e300, (float) (big * 1e270));
        same("1%0.1", 1.0 % 0.1, one % tenth);
        same("NaN<1", Double.NaN < 1.0, nan < one);
        same("NaN!=NaN", Double.NaN != Double.NaN, nan != nan);
        same("0==-0", 0.0 == -0.0, zero == -zero);
    }

    static void longs(long max, long min, int sh) {
        same("lmax+1", Long.MAX_VALUE + 1, max + 1);
        same("lmin/-1", Long.MIN_VALUE / -1, min / -1);
        same("1L<<65", 1L << 65, (min >>> 63) << sh);
        same("lmin>>65", Long.MIN_VALUE >> 65, min >> sh);
        same("(int)lmax", (int) Long.MAX_VALUE, (int) max);
        same("(float)lmax", (float) Long.MAX_VALUE, (float) max);
        same("(double)lmin", (double) Long.MIN_VALUE, (double) min);
    }

    public static void main(String[] args) {
        ints(Integer.MAX_VALUE, Integer.MIN_VALUE, 1, -1, 33);
        doubles(0, 1, 0.1, 1e30, Double.NaN);
        longs(Long.MAX_VALUE, Long.MIN_VALUE, 65);
        final String a = "con", b = "stant";
        String c = "con";
        System.out.println((a + b == "constant") + " " + (c + b == "constant") + " " + ((c + b).intern() == "constant"));
        final int fi = 10;
        final int late;
        late = 10;
        byte fromConst = fi;
        System.out.println(fromConst + " " + (fi + "" == "10") + " " + (late + "" == "10"));
        System.out.println("fails " + fails);
    }
}
