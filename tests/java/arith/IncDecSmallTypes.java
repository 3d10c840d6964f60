package arith;

/** ++ and -- on every type and every kind of variable, with the value of the expression observed. */
public class IncDecSmallTypes {
    static byte sb = 127;
    static short ss = -32768;
    static char sc = 0;
    static long sl = Long.MAX_VALUE;
    byte ib = -128;
    short is = 32767;
    char ic = 65535;
    int ii = Integer.MIN_VALUE;
    long il = Long.MIN_VALUE;
    float fl = 0.5f;
    double db = -0.5;
    Integer boxed = 127;
    Character bchar = 'z';
    Byte bbyte = 127;

    public static void main(String[] args) {
        byte b = 127;
        System.out.println(b++ + " " + b + " " + --b + " " + b-- + " " + b);
        short s = 32767;
        System.out.println(++s + " " + s-- + " " + s);
        char c = 65535;
        c++;
        System.out.println((int) c);
        c--;
        System.out.println((int) c);
        char d = 'x';
        System.out.println(d++ + "" + d++ + d);
        int i = Integer.MAX_VALUE;
        System.out.println(i++ + " " + i-- + " " + i);
        long l = 0xffffffffL;
        System.out.println(l++ + " " + l + " " + --l);

        System.out.println(sb++ + " " + sb + " " + ss-- + " " + ss + " " + (int) sc-- + " " + (int) sc + " " + sl++ + " " + sl);
        IncDecSmallTypes o = new IncDecSmallTypes();
        System.out.println(--o.ib + " " + ++o.is + " " + (int) ++o.ic + " " + --o.ii + " " + --o.il);
        System.out.println(o.fl++ + " " + o.fl + " " + o.db-- + " " + o.db);
        System.out.println(o.boxed++ + " " + o.boxed + " " + ++o.boxed);
        System.out.println(o.bchar++ + " " + o.bchar + " " + (int) o.bchar);
        System.out.println(o.bbyte++ + " " + o.bbyte);

        byte[] ba = {-128};
        short[] sa = {32767};
        char[] ca = {0};
        int[] ia = {Integer.MIN_VALUE};
        long[] la = {-1};
        float[] fa = {1e10f};
        double[] da = {0.1};
        Long[] wa = {Long.MAX_VALUE};
        System.out.println(ba[0]-- + " " + ba[0] + " " + sa[0]++ + " " + sa[0] + " " + (int) ca[0]-- + " " + (int) ca[0]);
        System.out.println(ia[0]-- + " " + ia[0] + " " + la[0]++ + " " + la[0] + " " + fa[0]++ + " " + fa[0] + " " + ++da[0]);
        System.out.println(wa[0]++ + " " + wa[0]);

        int p = 5;
        int q = p++ + p++ * --p - p-- + ++p;
        System.out.println(p + " " + q);
        int n = 0;
        boolean r = n++ == 0 && n++ == 1 || n++ == 99;
        System.out.println(n + " " + r);
        n = 0;
        r = n++ == 1 & n++ == 1 | n++ == 2;
        System.out.println(n + " " + r);
        int m = 7;
        m = -m-- - --m;
        System.out.println(m);
        int t = 3;
        t = - -t + + +t - ~-t;
        System.out.println(t);
        for (byte w = 120; w > 0; w++) System.out.print(w + " ");
        System.out.println();
        for (char w = 'c'; w < 'h'; w += 2) System.out.print(w);
        System.out.println();
    }
}
