package conv;

/** Long sequences of casts whose result depends on the order of the steps. */
public class CastChains {
    static int id(int x) { return x; }
    static long id(long x) { return x; }
    static double id(double x) { return x; }
    static float id(float x) { return x; }

    public static void main(String[] args) {
        int[] seeds = {-1, 200, 40000, 70000, -40000, Integer.MIN_VALUE, Integer.MAX_VALUE, 0x00ff80};
        for (int s : seeds) {
            System.out.println(s
                + " " + (int) (char) (byte) s
                + " " + (int) (byte) (char) s
                + " " + (short) (char) (short) s
                + " " + (int) (char) (short) (byte) s
                + " " + (long) (int) (short) s
                + " " + (int) (float) s
                + " " + (int) (double) s
                + " " + (byte) (float) s
                + " " + (int) (char) (double) s
                + " " + (long) (float) (long) s
                + " " + (short) (long) (double) (char) s);
        }
        long[] ls = {-1L, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE, 0x8000000080000000L, 1L << 31};
        for (long l : ls) {
            System.out.println(l
                + " " + (long) (int) l
                + " " + (long) (double) l
                + " " + (long) (float) l
                + " " + (int) (double) l
                + " " + (int) (float) l
                + " " + (byte) (int) l
                + " " + (byte) (double) l
                + " " + (int) (char) (long) (float) l);
        }
        double[] ds = {3.99, -3.99, 1e5, -1e5, 1e12, 255.5, 65535.9, -0.1};
        for (double d : ds) {
            System.out.println(d
                + " " + (double) (int) d
                + " " + (double) (float) d
                + " " + (double) (long) d
                + " " + (float) (byte) d
                + " " + (double) (char) d
                + " " + (float) (short) (int) d
                + " " + (int) (char) (byte) (int) d
                + " " + (1 / (double) (int) d > 0));
        }
        // interleaved with arithmetic: the stack holds one- and two-slot values together
        int i = id(7);
        long l = id(70000000000L);
        float f = id(0.7f);
        double d = id(0.07);
        double r = i + l * (double) f - (long) (d * 1e6) + (i / 2) * 0.5f + (int) (l >> 3) % 1000 - (byte) l;
        System.out.println(r);
        long q = (long) (f * i) + (int) (d * l) + (char) (i - 8) + (short) l;
        System.out.println(q);
        float g = (float) l / i + (float) d * (int) f;
        System.out.println(g);
        System.out.println((Object) (byte) i instanceof Byte);
        System.out.println(((Object) (char) (i + 90)).getClass().getName() + " " + ((Object) (i + 90L)).getClass().getName());
        Object o = (Object) (short) l;
        Number n = (Number) o;
        Short sh = (Short) n;
        System.out.println((int) sh + (Short) o);
        int deep = (int) (long) (Long) (Object) (long) (int) (Integer) (Object) i;
        System.out.println(deep);
    }
}
