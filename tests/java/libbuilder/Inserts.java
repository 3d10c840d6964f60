package libbuilder;

// insert in every overload and at every edge.
public class Inserts {
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

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("0123456789");
        b.insert(0, "<").insert(b.length(), ">").insert(5, '#');
        System.out.println(b);
        b.insert(1, true).insert(1, 42).insert(1, -7L).insert(1, 2.5).insert(1, 1.5f);
        System.out.println(b);
        b.insert(0, new char[] {'a', 'b'}).insert(2, new char[] {'c', 'd', 'e', 'f'}, 1, 2).insert(4, "hello", 1, 4).insert(0, (CharSequence) "cs");
        System.out.println(b);
        b.insert(0, (String) null).insert(0, (Object) null).insert(4, (Object) java.util.List.of(1, 2));
        System.out.println(b + " " + b.length());
        StringBuilder self = new StringBuilder("ab");
        self.insert(1, self);
        System.out.println(self);
        self.insert(2, self, 0, 3);
        System.out.println(self);
        t("neg", () -> new StringBuilder("abc").insert(-1, "x"));
        t("past", () -> new StringBuilder("abc").insert(4, "x"));
        t("end", () -> new StringBuilder("abc").insert(3, "x"));
        t("char past", () -> new StringBuilder("abc").insert(9, 'x'));
        t("char neg", () -> new StringBuilder("abc").insert(-2, 'x'));
        t("int past", () -> new StringBuilder("abc").insert(9, 5));
        t("chars range", () -> new StringBuilder("abc").insert(1, new char[2], 1, 2));
        t("chars dst", () -> new StringBuilder("abc").insert(7, new char[2], 0, 1));
        t("seq dst", () -> new StringBuilder("abc").insert(7, (CharSequence) "zz", 0, 1));
        t("seq range", () -> new StringBuilder("abc").insert(1, (CharSequence) "zz", 1, 3));
        t("seq range 2", () -> new StringBuilder("abc").insert(1, (CharSequence) "zz", 2, 1));
        t("null char[]", () -> new StringBuilder("abc").insert(1, (char[]) null));
        t("wide into narrow", () -> new StringBuilder("abc").insert(1, '\u20ac').insert(0, "\u00e9").chars().sum());
        t("narrow into wide", () -> new StringBuilder("\u20ac").insert(0, "abc").insert(4, 77).length());
        StringBuilder binary = new StringBuilder();
        for (int n = 1234567; n > 0; n /= 2) binary.insert(0, n % 2);
        System.out.println(binary + " " + Integer.toBinaryString(1234567).contentEquals(binary));
        StringBuilder grouped = new StringBuilder("9876543210123");
        for (int i = grouped.length() - 3; i > 0; i -= 3) grouped.insert(i, ',');
        System.out.println(grouped);
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 40; i++) many.insert(i % 2 == 0 ? 0 : many.length(), (char) ('A' + i));
        System.out.println(many + " " + many.length());
    }
}
