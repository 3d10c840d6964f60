package libstring;

// trim, strip, stripLeading, stripTrailing, isBlank over different notions of white space.
public class Stripping {
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
    static void all(String s) {
        System.out.println("[" + esc(s) + "] trim[" + esc(s.trim()) + "] strip[" + esc(s.strip()) + "] lead["
            + esc(s.stripLeading()) + "] trail[" + esc(s.stripTrailing()) + "] blank " + s.isBlank() + " empty " + s.isEmpty());
    }

    public static void main(String[] args) {
        all("");
        all(" ");
        all("  a b  ");
        all("\t\n\r\f x \t");
        all("\0\1 x \2");
        all("\u00a0x\u00a0");
        all("\u2003x\u2003");
        all("\u3000\u20ac\u3000");
        all("\u2007x\u2007");
        all("\u202fx\u202f");
        all("\u1680 \u2028x\u2029 ");
        all("\u200bx\u200b");
        all("\ufeffx\ufeff");
        all("\u0085x\u0085");
        all("\u001cx\u001f");
        all("\u3000 \t");
        all("\u20ac");
        all(" \u20ac ");
        all("\ud83d\ude00 ");
        String s = "solid";
        System.out.println((s.trim() == s) + " " + (s.strip() == s) + " " + (s.stripLeading() == s) + " " + (s.stripTrailing() == s));
        String w = "w\u20ac";
        System.out.println((w.trim() == w) + " " + (w.strip() == w) + " " + "   ".trim().equals("") + " " + "   ".strip().equals(""));
        int white = 0;
        int space = 0;
        int blank = 0;
        int trimmed = 0;
        StringBuilder wl = new StringBuilder();
        for (int c = 0; c < 0x3100; c++) {
            String one = String.valueOf((char) c);
            if (Character.isWhitespace((char) c)) {
                white++;
                wl.append(Integer.toHexString(c)).append(' ');
            }
            if (Character.isSpaceChar((char) c)) space++;
            if (c < 300 || c > 0x1600 && c < 0x1700 || c >= 0x2000 && c < 0x2080 || c >= 0x2fff) {
                if (one.isBlank()) blank++;
                if (one.trim().isEmpty()) trimmed++;
            }
        }
        System.out.println(white + " " + space + " " + blank + " " + trimmed);
        System.out.println(wl);
    }
}
