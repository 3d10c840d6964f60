package libstring;

// replace(char,char), replace(CharSequence,CharSequence), contains.
public class ReplaceLiteral {
    static String esc(String s) {
        if (s == null) return "null";
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < 32 || c > 126) b.append('<').append(Integer.toHexString(c)).append('>');
            else b.append(c);
        }
        return b.toString();
    }
    static void r(String s, String a, String b) {
        System.out.println(esc(s) + " [" + esc(a) + "->" + esc(b) + "] " + esc(s.replace(a, b)) + " len " + s.replace(a, b).length());
    }

    public static void main(String[] args) {
        String s = "abracadabra";
        System.out.println(s.replace('a', 'o') + " " + s.replace('z', 'o') + " " + s.replace('a', 'a'));
        System.out.println((s.replace('z', 'o') == s) + " " + (s.replace('a', 'a') == s) + " " + (s.replace("zz", "o") == s));
        System.out.println(esc(s.replace('a', '\u20ac')) + " " + s.replace('a', '\u20ac').replace('\u20ac', 'a').equals(s));
        System.out.println(s.replace('a', '\u20ac').replace('\u20ac', 'a').hashCode() == s.hashCode());
        System.out.println(esc("x\u20acy\u20ac".replace('\u20ac', 'e')) + " " + "x\u20acy\u20ac".replace('\u20ac', 'e').equals("xeye"));
        r(s, "a", "");
        r(s, "abra", "X");
        r(s, "", "-");
        r("", "", "x");
        r("", "a", "x");
        r(s, "ab", "abab");
        r("aaaa", "aa", "a");
        r("aaaaa", "aa", "b");
        r("aaaaa", "aaa", "aaaa");
        r("a.b.c", ".", "$1\\");
        r("a\u20acb\u20ac", "\u20ac", "EUR");
        r("a\u20acb", "b", "\u20ac\u20ac");
        r("abc", "b", "\u20ac");
        r("abc", "\u20ac", "x");
        r("a\u20acb", "", "|");
        r("\ud83d\ude00x\ud83d\ude00", "\ud83d", "?");
        r("\ud83d\ude00x", "", ".");
        r("tab\there\n", "\t", "\\t");
        r("same", "same", "same");
        r("x", "x", "xx");
        System.out.println("a-b-c".replace(new StringBuilder("-"), new StringBuffer("+")));
        System.out.println(s.contains("") + " " + s.contains("cad") + " " + s.contains("cab") + " " + s.contains(new StringBuilder("bra")));
        System.out.println("".contains("") + " " + "".contains("a") + " " + "a\u20ac".contains("\u20ac") + " " + "ab".contains("\u20ac"));
        try {
            s.contains(null);
        } catch (NullPointerException e) {
            System.out.println("NPE contains");
        }
        try {
            s.replace("a", null);
        } catch (NullPointerException e) {
            System.out.println("NPE replacement");
        }
        try {
            s.replace(null, "a");
        } catch (NullPointerException e) {
            System.out.println("NPE target");
        }
        String acc = "0";
        for (int i = 0; i < 6; i++) acc = acc.replace("1", "x").replace("0", "01").replace("x", "10");
        System.out.println(acc);
    }
}
