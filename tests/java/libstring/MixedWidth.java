package libstring;

// Operations that cross between one-byte and two-byte string contents must behave as one type.
public class MixedWidth {
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
    public static void main(String[] args) {
        String n = "narrow\u00e9";
        String w = "wide\u20ac";
        String both = n + w;
        System.out.println(esc(both) + " " + both.length() + " " + both.hashCode());
        System.out.println(both.startsWith(n) + " " + both.endsWith(w) + " " + both.indexOf(w) + " " + both.lastIndexOf(n) + " " + both.contains("ow\u00e9w"));
        System.out.println(both.substring(0, 7).equals(n) + " " + both.substring(7).equals(w) + " " + n.equals(both.substring(0, 7)));
        System.out.println(both.compareTo(n) + " " + n.compareTo(both) + " " + n.compareTo(w) + " " + w.compareTo(n) + " " + w.compareTo("wide"));
        System.out.println("\u00ff".compareTo("\u0100") + " " + "\u0100".compareTo("\u00ff") + " " + "a\u00ff".compareTo("a\u0100b"));
        StringBuilder b = new StringBuilder("abc");
        b.append('\u20ac').append("def").insert(0, "\u00e9");
        System.out.println(esc(b.toString()) + " " + b.length());
        b.deleteCharAt(4);
        System.out.println(esc(b.toString()) + " " + b.toString().equals("\u00e9abcdef") + " " + "\u00e9abcdef".equals(b.toString()));
        System.out.println(b.indexOf("cd") + " " + b.indexOf("\u20ac") + " " + b.toString().hashCode() + " " + "\u00e9abcdef".hashCode());
        b.setCharAt(0, '\u20ac');
        b.setCharAt(0, 'e');
        System.out.println(b + " " + b.toString().equals("eabcdef") + " " + b.compareTo(new StringBuilder("eabcdef")));
        b.setLength(0);
        b.append("x");
        System.out.println(b + " " + b.toString().intern().equals("x") + " " + (b.toString().intern() == "x"));
        System.out.println(esc("\u20ac".replace('\u20ac', 'e')) + " " + ("\u20ac".replace('\u20ac', 'e').intern() == "e"));
        System.out.println(("e\u20ac".substring(0, 1).intern() == "e") + " " + ("\u20ace".substring(1).intern() == "e"));
        System.out.println(esc("A\u0178".toLowerCase(java.util.Locale.ROOT)) + " " + "\u0178".toLowerCase(java.util.Locale.ROOT).equals("\u00ff"));
        System.out.println(esc("\u00ff".toUpperCase(java.util.Locale.ROOT)) + " " + "\u00ff".toUpperCase(java.util.Locale.ROOT).equals("\u0178"));
        System.out.println(esc(" \u3000x\u3000 ".strip()) + " " + (" \u3000x\u3000 ".strip().intern() == "x"));
        System.out.println(new String(new char[] {'o', 'k', '\u20ac'}, 0, 2).intern() == "ok");
        System.out.println(new String(new int[] {111, 107, 0x1f600}, 0, 2).equals("ok"));
        String[] parts = "p\u20acq\u20acr".split("\u20ac");
        System.out.println(String.join("", parts).intern() == "pqr");
        String rep = "\u00e9".repeat(3) + "\u20ac".repeat(2);
        System.out.println(esc(rep) + " " + rep.chars().sum());
        StringBuilder rev = new StringBuilder(both).reverse();
        System.out.println(esc(rev.toString()) + " " + rev.reverse().toString().equals(both));
        System.out.println("abc".regionMatches(1, "\u20acbc", 1, 2) + " " + "\u20acBC".regionMatches(true, 1, "abc", 1, 2));
        System.out.println("\u6161".equals("aa") + " " + "aa".equals("\u6161") + " " + "aa".indexOf("\u6161") + " " + "\u6161".indexOf("a"));
        System.out.println("\u0061\u0100".indexOf('\u0000') + " " + "\u6100".contains("\0") + " " + "\u0061".contentEquals(new StringBuilder("a\u20ac").deleteCharAt(1)));
        System.out.println(String.valueOf((Object) w).length() + String.format("%s|%5s|%-3s|", "\u20ac", "\u00e9", "ab").length());
        int h = 0;
        for (char c = 250; c < 262; c++) h = h * 7 + ("k" + c + c).hashCode();
        System.out.println(h);
    }
}
