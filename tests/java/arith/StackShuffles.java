package arith;

/** Assignments used as values on every kind of target: all the dup and swap forms of the operand stack. */
public class StackShuffles {
    int fi;
    long fl;
    double fd;
    Object fo;
    byte fb;
    static int si;
    static long sl;
    static double sd;
    static String ss;

    StackShuffles self(StringBuilder log) {
        log.append('s');
        return this;
    }

    static int two(int a, int b) { return a * 10 + b; }
    static long twoL(long a, long b) { return a * 10 + b; }

    public static void main(String[] args) {
        StackShuffles o = new StackShuffles();
        StringBuilder log = new StringBuilder();
        int[] ia = new int[3];
        long[] la = new long[3];
        double[] da = new double[3];
        Object[] oa = new Object[3];
        byte[] ba = new byte[3];
        int x;
        long y;
        // plain stores whose value is used
        System.out.println((x = 5) + (si = 6) + (o.fi = 7) + (ia[1] = 8));
        System.out.println((y = 5L) + (sl = 6L) + (o.fl = 7L) + (la[1] = 8L));
        System.out.println((sd = 1.5) + (o.fd = 2.5) + (da[2] = 3.5));
        System.out.println("" + (ss = "a") + (o.fo = "b") + (oa[0] = "c"));
        System.out.println((o.fb = (byte) 300) + (ba[0] = (byte) -129));
        // chains across kinds and widths
        la[0] = y = o.fl = sl = x = si = o.fi = ia[0] = 'q';
        System.out.println(la[0] + y + o.fl + sl + x + si + o.fi + ia[0]);
        da[0] = o.fd = la[2] = ia[2] = ba[2] = (byte) 200;
        System.out.println(da[0] + " " + o.fd + " " + la[2] + " " + ia[2] + " " + ba[2]);
        // post and pre forms as values
        System.out.println(two(ia[1]++, ia[1]) + " " + two(++ia[1], ia[1]--) + " " + ia[1]);
        System.out.println(twoL(la[1]++, la[1]) + " " + twoL(--la[1], la[1]++) + " " + la[1]);
        System.out.println(two(o.fi++, o.fi) + " " + two(o.fi--, --o.fi) + " " + twoL(o.fl++, ++o.fl) + " " + twoL(sl--, sl) + " " + two(si++, ++si));
        System.out.println(o.fd++ + o.fd + " " + da[2]-- + " " + da[2] + " " + sd++ + " " + ++sd);
        // compound assignments as values
        System.out.println((ia[0] += 3) + (la[0] *= 2) + (o.fl -= 1) + (da[0] /= 4) + (sl <<= 2) + (o.fb ^= 0x7f) + (x >>>= 1));
        System.out.println((ss += "z") + (oa[0] += "y") + (o.fo += "x") + ss + oa[0] + o.fo);
        // the target is evaluated once, before the value
        o.self(log).fi = o.self(log).fi++ + ++o.self(log).fi;
        System.out.println(o.fi + " " + log);
        o.self(log).self(log).fl += o.self(log).fl--;
        System.out.println(o.fl + " " + log);
        int i = 0;
        ia[i++] = ia[i++] + ia[i] + i;
        System.out.println(ia[0] + " " + i);
        i = 0;
        la[i] = la[i += 1] = la[i += 1] = i + 40L;
        System.out.println(la[0] + " " + la[1] + " " + la[2] + " " + i);
        i = 2;
        ia[i] += i-- + ia[i] * (i = 0);
        System.out.println(ia[2] + " " + i);
        // mixed widths under one expression
        double r = (x = 3) * (y = 4L) + (o.fd = (si = 2) / (sd = 0.5)) - (la[x - 1] = y-- + ++si) + (o.fl = (byte) (x <<= 6));
        System.out.println(r + " " + x + " " + y + " " + o.fd + " " + si + " " + sd + " " + la[2] + " " + o.fl);
        long[][] grid = new long[2][2];
        grid[i = 1][i - 1] = grid[i - 1][i]++ + (grid[0][0] = ++grid[1][1]);
        System.out.println(grid[0][0] + " " + grid[0][1] + " " + grid[1][0] + " " + grid[1][1]);
        Long boxed = 5L;
        Integer bi = 7;
        System.out.println(boxed++ + ++boxed + " " + (bi += 3) + bi-- + bi + " " + (boxed = y + 1) + (bi = x));
        Object[] os = {1, "two"};
        Object t = os[0];
        os[0] = os[1];
        os[1] = t;
        System.out.println(os[0] + "" + os[1]);
        o.self(log);
        new StackShuffles();
        two(1, 2);
        twoL(1, 2);
        ia[0]++;
        System.out.println(log.length() + " " + ia[0]);
    }
}
