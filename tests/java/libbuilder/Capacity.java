package libbuilder;

// length and capacity: the growth rule is observable.
public class Capacity {
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
        System.out.println(new StringBuilder().capacity() + " " + new StringBuilder("abc").capacity() + " " + new StringBuilder(5).capacity()
            + " " + new StringBuilder(0).capacity() + " " + new StringBuilder(new StringBuilder("1234567890")).capacity());
        StringBuilder b = new StringBuilder();
        StringBuilder log = new StringBuilder();
        int last = -1;
        for (int i = 0; i < 700; i++) {
            b.append('x');
            if (b.capacity() != last) {
                last = b.capacity();
                log.append(i).append(':').append(last).append(' ');
            }
        }
        System.out.println(log);
        b.trimToSize();
        System.out.println(b.capacity() + " " + b.length());
        b.setLength(10);
        System.out.println(b.capacity() + " " + b.length());
        b.trimToSize();
        System.out.println(b.capacity());
        b.ensureCapacity(11);
        System.out.println(b.capacity());
        b.ensureCapacity(500);
        System.out.println(b.capacity());
        b.ensureCapacity(20);
        b.ensureCapacity(-5);
        System.out.println(b.capacity() + " " + b);
        StringBuilder z = new StringBuilder(0);
        z.append('a');
        System.out.println(z.capacity());
        z.append("bcdefgh");
        System.out.println(z.capacity());
        z.append("0123456789012345678901234567890123456789");
        System.out.println(z.capacity());
        z.setLength(100);
        System.out.println(z.capacity() + " " + z.length() + " " + (int) z.charAt(99));
        StringBuffer f = new StringBuffer();
        System.out.println(f.capacity() + " " + new StringBuffer("four").capacity() + " " + new StringBuffer(7).capacity());
        f.append("0123456789abcdefg");
        System.out.println(f.capacity());
        f.ensureCapacity(36);
        System.out.println(f.capacity());
        f.trimToSize();
        System.out.println(f.capacity() + " " + f);
        StringBuilder w = new StringBuilder(4);
        w.append("abc");
        w.append('\u20ac');
        System.out.println(w.capacity() + " " + w.length());
        w.append('d');
        System.out.println(w.capacity());
        t("neg", () -> new StringBuilder(-1));
        t("neg buffer", () -> new StringBuffer(-3));
        t("null string", () -> new StringBuilder((String) null));
        t("null seq", () -> new StringBuilder((CharSequence) null));
        StringBuilder u = new StringBuilder("x");
        u.delete(0, 1);
        System.out.println(u.capacity() + " " + u.length() + " " + u.isEmpty());
        u.insert(0, "y".repeat(18));
        System.out.println(u.capacity());
        u.replace(0, 1, "z".repeat(30));
        System.out.println(u.capacity() + " " + u.length());
    }
}
