package libbuilder;

// StringBuilder.append in every overload.
public class Appends {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    static class Named {
        @Override
        public String toString() {
            return "named";
        }
    }

    static class NullNamed {
        @Override
        public String toString() {
            return null;
        }
    }

    static class Bad {
        @Override
        public String toString() {
            throw new IllegalStateException("bad toString");
        }
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(true).append(' ').append(false).append('|');
        b.append((byte) -5).append((short) 300).append('|').append('c').append((char) 66).append('|');
        b.append(0).append(',').append(-1).append(',').append(Integer.MIN_VALUE).append(',').append(Integer.MAX_VALUE).append('|');
        b.append(0L).append(',').append(-9L).append(',').append(Long.MIN_VALUE).append(',').append(Long.MAX_VALUE);
        System.out.println(b);
        b.setLength(0);
        b.append(1.0f).append(' ').append(-0.0f).append(' ').append(Float.MAX_VALUE).append(' ').append(Float.NEGATIVE_INFINITY).append('|');
        b.append(1.0).append(' ').append(100.0).append(' ').append(1e21).append(' ').append(1e-5).append(' ').append(Double.NaN).append(' ').append(0.1 + 0.2);
        System.out.println(b);
        b.setLength(0);
        b.append("str").append((String) null).append((Object) null).append(new Named()).append(new NullNamed()).append((StringBuffer) null).append((CharSequence) null);
        System.out.println(b);
        b.setLength(0);
        b.append(new char[] {'x', 'y', 'z'}).append(new char[] {'p', 'q', 'r', 's'}, 1, 2).append("hello", 1, 3).append(new StringBuffer("buf")).append((CharSequence) "seq");
        System.out.println(b);
        b.append(b).append(b, 0, 2);
        System.out.println(b + " " + b.length());
        b.append((CharSequence) null, 1, 3);
        System.out.println(b);
        int[] digits = {9, 10, 99, 100, 999, 1000, 12345, -10, -100, 2147483, -2147483};
        StringBuilder d = new StringBuilder();
        for (int x : digits) d.append(x).append(';').append((long) x * 1000003).append(';');
        System.out.println(d);
        t("throwing toString", () -> new StringBuilder("x").append(new Bad()));
        t("null char[]", () -> new StringBuilder().append((char[]) null));
        t("char[] range", () -> new StringBuilder().append(new char[3], 2, 2));
        t("char[] neg", () -> new StringBuilder().append(new char[3], -1, 2));
        t("char[] neg len", () -> new StringBuilder().append(new char[3], 1, -2));
        t("seq range", () -> new StringBuilder().append("abc", 2, 1));
        t("seq end", () -> new StringBuilder().append("abc", 0, 4));
        t("seq null range", () -> new StringBuilder().append((CharSequence) null, 0, 5));
        StringBuilder kept = new StringBuilder("kept");
        t("kept after failure", () -> kept.append("abc", 0, 9));
        t("kept", () -> kept);
        t("chain same", () -> kept.append("!") == kept);
        t("expr", () -> new StringBuilder().append('a' + 1).append((char) ('a' + 1)).append('a').append(1).append("" + 'a' + 1));
    }
}
