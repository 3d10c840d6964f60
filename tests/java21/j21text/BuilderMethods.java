package j21text;

/** StringBuilder and StringBuffer: repeat, compareTo, and their neighbours. */
public class BuilderMethods {

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder("<");
        sb.repeat('=', 5).repeat("ab", 3).repeat(0x1f600, 2).repeat("", 9).repeat('x', 0).append('>');
        System.out.println(sb + " " + sb.length());
        StringBuffer bf = new StringBuffer();
        bf.repeat("-", 4).repeat(0x3b1, 3).repeat(new StringBuilder("cs"), 2).repeat((CharSequence) null, 2);
        System.out.println(bf + " " + bf.length());
        StringBuilder self = new StringBuilder("ab");
        self.repeat(self, 2);
        System.out.println(self);
        attempt(() -> new StringBuilder().repeat('a', -1));
        attempt(() -> new StringBuilder().repeat("a", -2));
        attempt(() -> new StringBuilder().repeat(0x110000, 1));
        attempt(() -> new StringBuilder("abc").insert(4, "x"));
        attempt(() -> new StringBuilder("abc").deleteCharAt(3));
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " " + CharSequence.compare("b", new StringBuilder("a")));
        StringBuilder m = new StringBuilder("hello world");
        m.replace(0, 5, "HI").insert(0, 1.5f).reverse().setCharAt(0, 'D');
        System.out.println(m + " " + m.indexOf("H") + " " + m.lastIndexOf("l") + " " + m.codePointAt(1) + " " + m.isEmpty());
        StringBuilder tree = new StringBuilder();
        for (int i = 1; i <= 4; i++) {
            tree.repeat(' ', 4 - i).repeat("*", 2 * i - 1).append('\n');
        }
        System.out.print(tree);
        System.out.println(new StringBuilder().appendCodePoint(0x1f468).append(new char[] {'a', 'b'}, 1, 1).append("xyz", 1, 2).append(true).append(3L));
    }
}
