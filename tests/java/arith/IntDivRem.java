package arith;

/** Integer division and remainder for every sign combination, and the one overflowing quotient. */
public class IntDivRem {
    static int div(int a, int b) { return a / b; }
    static int rem(int a, int b) { return a % b; }
    static long ldiv(long a, long b) { return a / b; }
    static long lrem(long a, long b) { return a % b; }

    static void show(int a, int b) {
        String q, r;
        try { q = "" + div(a, b); } catch (ArithmeticException e) { q = e.getMessage(); }
        try { r = "" + rem(a, b); } catch (ArithmeticException e) { r = e.getMessage(); }
        System.out.println("int " + a + " , " + b + " -> " + q + " rem " + r);
        if (b != 0 && div(a, b) * b + rem(a, b) != a) System.out.println("identity broken");
    }

    static void show(long a, long b) {
        String q, r;
        try { q = "" + ldiv(a, b); } catch (ArithmeticException e) { q = e.getMessage(); }
        try { r = "" + lrem(a, b); } catch (ArithmeticException e) { r = e.getMessage(); }
        System.out.println("long " + a + " , " + b + " -> " + q + " rem " + r);
    }

    public static void main(String[] args) {
        int[] n = {7, -7, 0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        int[] d = {3, -3, 1, -1, 0, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : n) for (int b : d) show(a, b);
        long[] ln = {7L, -7L, 0L, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 32, -(1L << 33)};
        long[] ld = {3L, -3L, -1L, 0L, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 31};
        for (long a : ln) for (long b : ld) show(a, b);

        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -2));
        System.out.println(Math.floorDiv(Integer.MIN_VALUE, -1) + " " + Math.floorMod(Integer.MIN_VALUE, -1));
        // compound forms with implicit narrowing
        byte b = -128;
        b /= -1;
        System.out.println("byte " + b);
        short s = -32768;
        s /= -1;
        System.out.println("short " + s);
        char c = 5;
        c %= -3;
        System.out.println("char " + (int) c);
        int i = Integer.MIN_VALUE;
        i /= -1;
        System.out.println("int " + i);
        i %= -1;
        System.out.println("int " + i);
        // integer division by a floating zero is no error
        int z = 9;
        z /= 0.0;
        System.out.println(z);
        z = -9;
        z /= 0.0f;
        System.out.println(z);
        z %= 0.0;
        System.out.println(z);
    }
}
