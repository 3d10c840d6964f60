package limits;

/** String constants of many lengths, up to tens of thousands of characters, and odd code units. */
public class LongStringConstants {
    static final String S6 = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
    static final String S7 = S6 + S6, S8 = S7 + S7, S9 = S8 + S8, S10 = S9 + S9, S11 = S10 + S10, S12 = S11 + S11, S13 = S12 + S12, S14 = S13 + S13, S15 = S14 + S14;
    static final String MAX = S15 + S14 + S13 + S12 + S11 + S10 + S9 + S8 + S7 + S6.substring(1).length();
    static final String WIDE = "\u00e9\u20ac\ud83d\ude00\0";
    static final String W3 = WIDE + WIDE + WIDE + WIDE + WIDE + WIDE + WIDE + WIDE, W6 = W3 + W3 + W3 + W3 + W3 + W3 + W3 + W3, W9 = W6 + W6 + W6 + W6 + W6 + W6 + W6 + W6;

    static int check(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i += 97) h = h * 31 + s.charAt(i);
        return h;
    }

    public static void main(String[] args) {
        for (String s : new String[] {S6, S7, S8, S9, S10, S11, S12, S13, S14, S15, MAX}) System.out.println(s.length() + " " + check(s) + " " + s.hashCode() + " " + s.charAt(s.length() - 1));
        for (String s : new String[] {WIDE, W3, W6, W9}) System.out.println(s.length() + " " + check(s) + " " + s.hashCode() + " " + s.codePointCount(0, s.length()));
        System.out.println((S7 == S6 + S6) + " " + (S8 == S7.concat(S7)) + " " + (S8 == S7.concat(S7).intern()));
        System.out.println(S15.indexOf("_0") + " " + S15.lastIndexOf("_0") + " " + W9.indexOf('\u20ac', 1000) + " " + W9.lastIndexOf('\0'));
        switch (S9) {
            case S8: System.out.println("S8"); break;
            case S9: System.out.println("S9"); break;
            default: System.out.println("none");
        }
        String joined = "";
        for (int i = 0; i < 12; i++) joined += S6.charAt(i * 5) + "" + i;
        System.out.println(joined);
        System.out.println(S15.substring(32000).length() + " " + S15.substring(63, 66) + " " + S15.replace("_", "").length() + " " + S15.equals(S15 + "") + " " + S14.equals(S15));
    }
}
