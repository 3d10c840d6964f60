package strings_lang;

/** String concatenation of every type, null, evaluation order, precedence, compound forms. */
public class ConcatTypes {
    static Object nul() { return null; }
    static String snul() { return null; }

    static class T {
        int n;
        @Override public String toString() { return "T" + n++; }
    }

    static class NullString {
        @Override public String toString() { return null; }
    }

    static String conc(boolean z, byte b, short s, char c, int i, long l, float f, double d, Object o, String st) {
        return "" + z + b + s + c + i + l + f + d + o + st;
    }

    static String rev(String st, Object o, double d, float f, long l, int i, char c, short s, byte b, boolean z) {
        return st + o + d + f + l + i + c + s + b + z;
    }

    public static void main(String[] args) {
        System.out.println(conc(true, (byte) -1, (short) -2, 'c', -3, -4L, -5.5f, -6.25, 'o', "s"));
        System.out.println(conc(false, (byte) 127, (short) 32767, '\u0041', Integer.MIN_VALUE, Long.MIN_VALUE, Float.NaN, Double.NEGATIVE_INFINITY, null, null));
        System.out.println(rev("s", 1.0, 1e21, 1e-5f, 0L, 0, ' ', (short) 0, (byte) 0, true));
        char[] ca = {'x', 'y'};
        char c = 'a';
        int i = 1;
        System.out.println(c + i + "" + c + i + (c + i) + (char) (c + i));
        System.out.println(1 + 2 + "x" + 1 + 2 + (1 + 2) + 1 * 2 + -1 + ~1 + (1 > 0));
        System.out.println("" + 'a' + 'b' + ('a' + 'b') + (char) ('a' + 1) + 'a' + 1);
        System.out.println('a' + 'b' + "" + null + nul() + snul());
        String s = null;
        s = s + null;
        System.out.println(s + s.length());
        s = "x";
        s += 1;
        s += 'c';
        s += 2L;
        s += 1.5f;
        s += 2.5;
        s += true;
        s += null;
        s += new int[0].length;
        s += 1 + 1;
        s += 'a' + 1;
        System.out.println(s);
        T t = new T();
        System.out.println("" + t + t + t + t.n);
        System.out.println("v" + new NullString() + "w");
        System.out.println(t.n + " " + t + " " + t.n++ + t);
        String a = "a";
        String r = a + (a = "b") + a + (a += "c") + a;
        System.out.println(r);
        int k = 0;
        System.out.println("" + k++ + k++ + ++k + k);
        System.out.println("tab\tq\"nl\\n" + "\u00e9".length() + "\0".length());
        String[] arr = {"p", null};
        arr[0] += arr[1];
        arr[1] += arr[0] + 1;
        System.out.println(arr[0] + " " + arr[1]);
        Object o = "obj";
        o += "str";
        o += "" + 1;
        System.out.println(o);
        CharSequence cs = "cs";
        cs += "+";
        System.out.println(cs);
        final String k1 = "k1", k2 = "k2";
        System.out.println((k1 + k2 == "k1k2") + " " + ((a + "") == "bc") + " " + (a + "").equals("bc"));
        System.out.println(0.1f + 0.2f + " " + (0.1 + 0.2) + " " + 100.0 + " " + 1e7 + " " + 1e-3 + " " + 9.999e-4 + " " + 12345678.9 + " " + 1.0f + " " + -0.0);
        System.out.println("" + Integer.valueOf(5) + Long.valueOf(6) + Character.valueOf('7') + Boolean.TRUE + Double.valueOf(8) + (Integer) null);
        System.out.println("\1" .length() + "\u0001\u0002".length() + "a\1b\2c" .length() + ("\1" + i + "\2" + c).length());
        StringBuilder sb = new StringBuilder().append("sb");
        System.out.println("with " + sb + " " + sb.reverse() + ca.length);
        System.out.println(args.length + "" + args.length == "00" ? "interned" : "not interned");
    }
}
