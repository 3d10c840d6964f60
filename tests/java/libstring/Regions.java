package libstring;

// regionMatches, startsWith, endsWith and their silent out-of-range answers.
public class Regions {
    static String s = "The Quick Brown Fox";

    static void rm(int to, String other, int oo, int len) {
        System.out.println(to + "," + other.replaceAll("[^ -~]", "?") + "," + oo + "," + len + " : " + s.regionMatches(to, other, oo, len)
            + " " + s.regionMatches(false, to, other, oo, len) + " " + s.regionMatches(true, to, other, oo, len));
    }

    public static void main(String[] args) {
        rm(4, "Quick", 0, 5);
        rm(4, "quick", 0, 5);
        rm(4, "xQUICKx", 1, 5);
        rm(4, "xQUICKx", 1, 6);
        rm(-1, "T", 0, 1);
        rm(0, "T", -1, 1);
        rm(0, "T", 0, 2);
        rm(0, "T", 0, 0);
        rm(0, "T", 0, -5);
        rm(19, "", 0, 0);
        rm(20, "", 0, 0);
        rm(19, "x", 0, 1);
        rm(16, "fox", 0, 3);
        rm(0, "zzz", 0, -1);
        rm(50, "zzz", 0, -1);
        rm(Integer.MAX_VALUE, "zzz", 0, 1);
        rm(0, "zzz", Integer.MAX_VALUE, Integer.MAX_VALUE);
        rm(0, "The", Integer.MIN_VALUE, 3);
        s = "stra\u00dfe \u0130x \u03c3\u03c2 \u20ac";
        rm(0, "STRA\u1e9eE", 0, 7);
        rm(0, "STRASSE", 0, 4);
        rm(8, "ix", 0, 2);
        rm(8, "Ix", 0, 2);
        rm(11, "\u03a3\u03a3", 0, 2);
        rm(14, "\u20ac", 0, 1);
        s = "abcde";
        String[] pre = {"", "a", "abc", "abcde", "abcdef", "b", "A", "\u0161"};
        for (String p : pre) {
            StringBuilder b = new StringBuilder();
            for (int off = -1; off <= 6; off++) b.append(s.startsWith(p, off) ? 'T' : 'f');
            System.out.println(p.length() + "/" + p.hashCode() + " " + s.startsWith(p) + " " + s.endsWith(p) + " " + b);
        }
        String[] suf = {"e", "de", "abcde", "zabcde", "E", "d"};
        for (String p : suf) System.out.println(p + " ends " + s.endsWith(p));
        System.out.println("".startsWith("") + " " + "".endsWith("") + " " + "".startsWith("a"));
        System.out.println("a\u20ac".startsWith("a") + " " + "a".startsWith("a\u20ac") + " " + "\u20aca".endsWith("a"));
        System.out.println("ab".startsWith("b", Integer.MAX_VALUE) + " " + "ab".startsWith("", Integer.MIN_VALUE));
        try {
            s.startsWith(null);
        } catch (NullPointerException e) {
            System.out.println("NPE 1");
        }
        try {
            s.regionMatches(true, 0, null, 0, 0);
        } catch (NullPointerException e) {
            System.out.println("NPE 2");
        }
    }
}
