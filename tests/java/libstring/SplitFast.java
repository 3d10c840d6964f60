package libstring;

import java.util.Arrays;

// split on one-char and escaped separators with every kind of limit.
public class SplitFast {
    static void sp(String s, String re) {
        System.out.println("'" + s + "' / '" + re + "'");
        for (int limit : new int[] {0, -1, 1, 2, 3, 100}) {
            String[] parts = s.split(re, limit);
            System.out.println("  " + limit + " " + parts.length + " " + Arrays.toString(parts));
        }
    }

    public static void main(String[] args) {
        sp("a,b,c", ",");
        sp(",a,,b,,", ",");
        sp(",,,", ",");
        sp("", ",");
        sp("abc", ",");
        sp("a.b.c", "\\.");
        sp("a|b|c", "\\|");
        sp("a$b$c", "\\$");
        sp("a.b", ".");
        sp("a  b ", " ");
        sp("xAyAz", "A");
        sp("1\\2\\3", "\\\\");
        sp("a\tb\tc", "\t");
        String[] w = "x\u20acy\u20ac\u20acz".split("\u20ac");
        System.out.println(w.length + " " + w[0] + w[1] + "[" + w[2] + "]" + w[3]);
        String[] same = "nothing".split(";");
        System.out.println(same.length + " " + same[0]);
        String src = "nothing";
        System.out.println(src.split(";")[0] == src);
        System.out.println("a,b".split(",").getClass().getName());
        int total = 0;
        for (String row : "1:2:3;4:5:6;7".split(";")) {
            for (String cell : row.split(":")) total = total * 10 + Integer.parseInt(cell);
        }
        System.out.println(total);
        try {
            "a".split(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            "a|b".split("(");
        } catch (java.util.regex.PatternSyntaxException e) {
            System.out.println(e.getDescription() + " @" + e.getIndex() + " of " + e.getPattern());
        }
        try {
            System.out.println("a".split("\\").length);
        } catch (java.util.regex.PatternSyntaxException e) {
            System.out.println(e.getMessage());
        }
    }
}
