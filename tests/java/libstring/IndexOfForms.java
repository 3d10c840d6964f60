package libstring;

// indexOf with chars, supplementary code points, strings, start positions.
public class IndexOfForms {
    static void show(String what, int got) {
        System.out.println(what + " = " + got);
    }

    public static void main(String[] args) {
        String s = "mississippi";
        char[] probe = {'m', 'i', 's', 'p', 'z', '\u20ac'};
        for (char c : probe) {
            StringBuilder b = new StringBuilder();
            for (int from = -3; from <= 13; from++) b.append(s.indexOf(c, from)).append(' ');
            System.out.println((int) c + ": " + s.indexOf(c) + " | " + b);
        }
        String[] subs = {"", "i", "ss", "issi", "ssippi", "ppi", "mississippi", "mississippix", "sis", "\u20ac", "ip\u20ac"};
        for (String sub : subs) {
            StringBuilder b = new StringBuilder();
            for (int from = -2; from <= 13; from += 1) b.append(s.indexOf(sub, from)).append(' ');
            System.out.println(sub.length() + "#" + sub.hashCode() + ": " + s.indexOf(sub) + " | " + b);
        }
        String w = "a\u20acb\ud83d\ude00\u20acb\ud83d\ude00\ud83d";
        show("wide euro", w.indexOf('\u20ac'));
        show("wide euro 2", w.indexOf('\u20ac', 2));
        show("wide b", w.indexOf('b'));
        show("wide b str", w.indexOf("b"));
        show("wide supp", w.indexOf(0x1f600));
        show("wide supp 4", w.indexOf(0x1f600, 4));
        show("wide supp 8", w.indexOf(0x1f600, 8));
        show("wide high", w.indexOf(0xd83d));
        show("wide high 8", w.indexOf(0xd83d, 8));
        show("wide low", w.indexOf(0xde00));
        show("bad cp", w.indexOf(0x110000));
        show("neg cp", w.indexOf(-1));
        show("zero", "a\0b".indexOf(0));
        show("narrow in narrow with high bit", "caf\u00e9 \u00ff".indexOf('\u00ff'));
        show("char beyond latin", "caf\u00e9".indexOf('\u01e9'));
        show("narrow byte trap", "\u0041".indexOf(0x141));
        show("empty in empty", "".indexOf(""));
        show("empty in empty 5", "".indexOf("", 5));
        show("x in empty", "".indexOf("x"));
        show("self overlap", "aaaaab".indexOf("aab"));
        show("partial tail", "abcabcab".indexOf("abcabd"));
        show("wide pattern bytes", "\u0101\u0102\u0103".indexOf("\u0102\u0103"));
        show("misaligned bytes", "\u0102\u0301".indexOf("\u0203"));
        int n = 0;
        for (int at = s.indexOf("s"); at >= 0; at = s.indexOf("s", at + 1)) {
            n = n * 10 + at;
        }
        show("walk", n);
        try {
            show("null", s.indexOf((String) null));
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
