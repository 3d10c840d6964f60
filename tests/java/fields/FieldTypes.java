package fields;

/** Instance and static fields of every type: defaults, extremes, neighbours, inheritance layout. */
public class FieldTypes {
    static class P {
        boolean z;
        byte b;
        long l;
        char c;
        double d;
        short s;
        Object o;
        float f;
        int i;
    }

    static class Q extends P {
        byte b2;
        double d2;
        boolean z2;
        int[] arr;
        long l2;
        byte b;
    }

    static class R extends Q {
        char c3;
        String s3;
        byte tail;
    }

    static boolean sz;
    static byte sb;
    static short ss;
    static char sc;
    static int si;
    static long sl;
    static float sf;
    static double sd;
    static Object so;
    static int[][] sarr;
    static volatile long vol = -1;
    transient int trans = 4;

    static String dump(P p) {
        String r = p.z + " " + p.b + " " + p.l + " " + (int) p.c + " " + p.d + " " + p.s + " " + p.o + " " + p.f + " " + p.i;
        if (p instanceof Q) {
            Q q = (Q) p;
            r += " | " + q.b2 + " " + q.d2 + " " + q.z2 + " " + (q.arr == null ? "null" : "" + q.arr.length) + " " + q.l2 + " " + q.b;
        }
        if (p instanceof R) {
            R x = (R) p;
            r += " | " + (int) x.c3 + " " + x.s3 + " " + x.tail;
        }
        return r;
    }

    public static void main(String[] args) {
        System.out.println(sz + " " + sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + sf + " " + sd + " " + so + " " + sarr);
        System.out.println(dump(new P()));
        System.out.println(dump(new Q()));
        R r = new R();
        System.out.println(dump(r));
        ((P) r).b = -128;
        r.b = 127;
        r.l = Long.MIN_VALUE;
        r.c = 65535;
        r.d = Double.MIN_VALUE;
        r.s = -32768;
        r.o = "obj";
        r.f = Float.MAX_VALUE;
        r.i = Integer.MIN_VALUE;
        r.z = true;
        System.out.println(dump(r));
        r.b2 = -1;
        r.d2 = -0.0;
        r.z2 = true;
        r.arr = new int[6];
        r.l2 = Long.MAX_VALUE;
        r.c3 = 'c';
        r.s3 = "s3";
        r.tail = 77;
        System.out.println(dump(r));
        r.z = r.z2 = false;
        r.l++;
        r.l2--;
        r.d2 += r.d;
        r.c++;
        r.f *= 2;
        r.tail += 100;
        System.out.println(dump(r));
        R other = new R();
        System.out.println(dump(other).equals(dump(new R())) + " " + (other.l == r.l));
        sz = true;
        sb = (byte) 200;
        ss = (short) 40000;
        sc = (char) -1;
        si = 1 << 31;
        sl = 1L << 63;
        sf = 1f / 0;
        sd = 0d / 0;
        so = new int[2];
        sarr = new int[2][3];
        System.out.println(sz + " " + sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + sf + " " + sd + " " + ((int[]) so).length + " " + sarr[1].length);
        vol += 2;
        vol <<= 40;
        System.out.println(vol + " " + new FieldTypes().trans++);
        FieldTypes.so = FieldTypes.sarr;
        System.out.println(so == (Object) sarr);
    }
}
