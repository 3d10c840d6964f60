package arith;

/** Binary numeric promotion, the typing of ?: and the overload picked for each result. */
public class MixedPromotion {
    static String t(byte x) { return "byte " + x; }
    static String t(short x) { return "short " + x; }
    static String t(char x) { return "char " + (int) x; }
    static String t(int x) { return "int " + x; }
    static String t(long x) { return "long " + x; }
    static String t(float x) { return "float " + x; }
    static String t(double x) { return "double " + x; }
    static String t(boolean x) { return "boolean " + x; }
    static String t(Object x) { return "Object " + x + " " + x.getClass().getName(); }

    public static void main(String[] args) {
        byte b = -3;
        short s = 300;
        char c = 'b';
        int i = -100000;
        long l = 5000000000L;
        float f = 1.5f;
        double d = -2.25;
        boolean z = args.length == 0;
        System.out.println(t(b + b) + ", " + t(s + b) + ", " + t(c + c) + ", " + t(c + 1) + ", " + t(+b) + ", " + t(-c) + ", " + t(~s));
        System.out.println(t(b * l) + ", " + t(i + f) + ", " + t(l + f) + ", " + t(l * d) + ", " + t(c / f) + ", " + t(s % d));
        System.out.println(t(b << l) + ", " + t(l >> b) + ", " + t(c >>> 1) + ", " + t(1 << 2L));
        System.out.println(t((byte) (b + 1)) + ", " + t((short) c) + ", " + t((char) i) + ", " + t((char) b) + ", " + t((byte) c));
        System.out.println(t(z ? b : s) + ", " + t(z ? b : c) + ", " + t(z ? c : 7) + ", " + t(z ? c : i) + ", " + t(z ? b : 100) + ", " + t(z ? b : 200));
        System.out.println(t(z ? 1 : 2L) + ", " + t(z ? 1 : 2f) + ", " + t(z ? l : f) + ", " + t(z ? 'x' : 2.0));
        Integer bi = 42;
        Character bc = 'q';
        Long bl = 9L;
        Object o = z ? bi : bl;
        System.out.println(t(o));
        Object o2 = z ? bi : "str";
        System.out.println(t(o2));
        Object o3 = z ? 1 : 2.0;
        System.out.println(t(o3));
        Object o4 = z ? bc : 0;
        System.out.println(t(o4));
        Object o5 = z ? bc : i;
        System.out.println(t(o5));
        Object o6 = z ? (Object) bi : bl;
        System.out.println(t(o6));
        System.out.println(t(bi + bc) + ", " + t(bi * bl) + ", " + t(-bi) + ", " + t(z ? bi : 'c'));
        System.out.println(t(l == l) + ", " + t(b == c) + ", " + t(i < f) + ", " + t(z ^ z));
        long big = 9007199254740993L;
        System.out.println(t(big + 0.0) + ", " + t((long) (big + 0f)) + ", " + t((double) (float) big));
        int bigI = 123456789;
        System.out.println(t((long) (bigI + 0f)) + ", " + t(bigI * 1.0) + ", " + t((int) (bigI * 1f)));
        System.out.println(t(1 / 2) + ", " + t(1 / 2f) + ", " + t(1 / 2 * 2.0) + ", " + t(1.0 / 2 * 2) + ", " + t('a' / 2) + ", " + t((char) ('a' / 2)));
        System.out.println((char) (c + 1) + "" + (c + 1) + (char) 99 + 'c' + 1 + ('c' + 1));
        System.out.println(1 + 2 + "3" + 4 + 5 + " " + 'a' + 'b' + " " + ('a' + 'b') + " " + (char) ('a' + 1));
        try {
            Integer nul = null;
            int v = z ? nul : 0;
            System.out.println(v);
        } catch (NullPointerException e) {
            System.out.println("unboxed null in ?:");
        }
    }
}
