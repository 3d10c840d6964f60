package libstring;

import java.nio.CharBuffer;

// equals, equalsIgnoreCase, contentEquals, CharSequence.compare over several sequence types.
public class EqualsContent {
    static final class Upper implements CharSequence {
        final String s;

        Upper(String s) {
            this.s = s;
        }

        public int length() {
            return s.length();
        }

        public char charAt(int i) {
            return Character.toUpperCase(s.charAt(i));
        }

        public CharSequence subSequence(int a, int b) {
            return new Upper(s.substring(a, b));
        }

        @Override
        public String toString() {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < length(); i++) b.append(charAt(i));
            return b.toString();
        }
    }

    public static void main(String[] args) {
        String s = "Content";
        Object[] others = {"Content", new String("Content"), "content", new StringBuilder("Content"), new StringBuffer("Content"), null, 7, 'C', new Upper("Content")};
        for (Object o : others) System.out.println((o == null ? "null" : o.getClass().getSimpleName()) + " " + s.equals(o));
        CharSequence[] seqs = {"Content", new StringBuilder("Content"), new StringBuffer("Content"), new StringBuffer("Conten"), new Upper("Content"),
            CharBuffer.wrap("Content"), "", new StringBuilder("Contenu"), new StringBuilder("Content\u20ac")};
        for (CharSequence q : seqs) {
            System.out.println(q.getClass().getSimpleName().replaceAll("(Heap|String)CharBuffer", "CharBuffer") + " " + s.contentEquals(q)
                + " " + CharSequence.compare(s, q) + " " + q.length() + " " + q.isEmpty());
        }
        System.out.println("CONTENT".contentEquals(new Upper(s)) + " " + new Upper("abc").chars().sum() + " " + new Upper("a\ud83d\ude00").codePoints().count());
        System.out.println(new StringBuilder().append(new Upper("xyz")).append(new Upper("hello"), 1, 3));
        System.out.println(String.join("-", new Upper("p"), new Upper("q")));
        System.out.println("ABC".contains(new Upper("bc")) + " " + "xABC".replace(new Upper("abc"), "!"));
        System.out.println("\u20acuro".equals("\u20acuro") + " " + "\u20acuro".equals("\u00acuro") + " " + "a".equals("\u6100"));
        System.out.println("a\0".equals("a") + " " + "".equals("\0"));
        System.out.println("\u00e9".contentEquals(new StringBuilder("e\u0301").toString()) + " " + "\u00e9".equalsIgnoreCase("\u00c9"));
        StringBuilder wide = new StringBuilder("Content\u20ac");
        wide.setLength(7);
        System.out.println(s.contentEquals(wide) + " " + s.equals(wide.toString()) + " " + wide.toString().hashCode());
        System.out.println(CharSequence.compare("a", "b") + " " + CharSequence.compare(new StringBuilder("abc"), "ab") + " " + CharSequence.compare("", ""));
        try {
            s.contentEquals((CharSequence) null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            CharSequence.compare("a", null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println(s.subSequence(1, 4).equals("ont") + " " + new Upper("abcd").subSequence(1, 3));
    }
}
