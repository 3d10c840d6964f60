package conv;

/** i2b, i2c, i2s, l2i and their effect through every store. */
public class IntNarrowing {
    byte fb;
    short fs;
    char fc;
    static byte sfb;

    static byte asByte(int x) { return (byte) x; }
    static short asShort(int x) { return (short) x; }
    static char asChar(int x) { return (char) x; }
    static int asInt(long x) { return (int) x; }

    public static void main(String[] args) {
        int[] v = {0, 1, -1, 127, 128, 129, 255, 256, 257, -128, -129, 32767, 32768, 65535, 65536, 65537, -32768, -32769,
            0x12345678, 0x89abcdef, Integer.MAX_VALUE, Integer.MIN_VALUE};
        IntNarrowing o = new IntNarrowing();
        byte[] ba = new byte[1];
        short[] sa = new short[1];
        char[] ca = new char[1];
        for (int x : v) {
            o.fb = (byte) x;
            o.fs = (short) x;
            o.fc = (char) x;
            sfb = (byte) x;
            ba[0] = (byte) x;
            sa[0] = (short) x;
            ca[0] = (char) x;
            System.out.println(x + ": " + asByte(x) + " " + asShort(x) + " " + (int) asChar(x)
                + " | " + o.fb + " " + o.fs + " " + (int) o.fc + " " + sfb
                + " | " + ba[0] + " " + sa[0] + " " + (int) ca[0]
                + " | " + (int) (char) asByte(x) + " " + (short) asChar(x) + " " + (byte) asShort(x) + " " + (byte) asChar(x));
        }
        long[] lv = {0L, -1L, 0x7fffffffL, 0x80000000L, 0xffffffffL, 0x100000000L, 0x123456789abcdef0L, Long.MIN_VALUE, Long.MAX_VALUE, -0x80000001L};
        for (long x : lv)
            System.out.println(x + ": " + asInt(x) + " " + (byte) x + " " + (short) x + " " + (int) (char) x);
        // boolean stored through arithmetic
        boolean[] za = new boolean[3];
        za[0] = v[1] == 1;
        za[1] |= za[0];
        za[2] = !za[1];
        System.out.println(za[0] + " " + za[1] + " " + za[2]);
        // widening back never changes the sign class
        byte nb = (byte) 200;
        char cc = (char) nb;
        int fromByte = nb, fromChar = cc;
        long lb = nb, lc = cc;
        float flb = nb, flc = cc;
        double db = nb, dc = cc;
        System.out.println(fromByte + " " + fromChar + " " + lb + " " + lc + " " + flb + " " + flc + " " + db + " " + dc);
        System.out.println((nb & 0xff) + " " + (nb >>> 4) + " " + ((nb & 0xff) >>> 4) + " " + (byte) ((nb & 0xff) >>> 4));
        System.out.println((char) 97 + "" + (char) (byte) 97 + (char) (65536 + 97) + (char) 97.9 + (char) 97L);
    }
}
