package libstring;

import java.util.Locale;

// toUpperCase and toLowerCase including one-to-many and context-dependent mappings.
public class CaseMapping {
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
    static void both(String s) {
        String u = s.toUpperCase(Locale.ROOT);
        String l = s.toLowerCase(Locale.ROOT);
        System.out.println(esc(s) + " U " + esc(u) + " L " + esc(l) + " " + (u == s) + " " + (l == s) + " " + u.length() + "/" + l.length());
    }

    public static void main(String[] args) {
        both("");
        both("Hello, World 123");
        both("lower");
        both("UPPER");
        both("12345 !?");
        both("stra\u00dfe");
        both("\u00b5m");
        both("\u00ff\u0178");
        both("\u00e0\u00f7\u00d7\u00de");
        both("\u0130I\u0131i");
        both("\u01c4\u01c5\u01c6");
        both("\ufb01x \ufb03 \ufb06");
        both("\u0149 \u01f0 \u1e96");
        both("\u03a3");
        both("\u039f\u0394\u03a5\u03a3\u03a3\u0395\u03a5\u03a3");
        both("\u039f\u03a3 \u03a3\u039f");
        both("A\u03a3.");
        both("A\u03a3\u0301B");
        both("A\u03a3\u0301");
        both("\u03c2\u03c3");
        both("\u0390 \u03b0 \u0587");
        both("\u1f80 \u1f88 \u1fb3 \u1fbc");
        both("\u0410\u0411\u0412\u0430\u0431\u0432 \u0451");
        both("\u10a0\u2d00 \u24b6\u24d0");
        both("\ud801\udc00\ud801\udc28");
        both("\ud83d\ude00A\ud83da");
        both("\uff21\uff41");
        both("\u212a\u212b\u2126");
        both("\u1e9e");
        both("a\u20acB");
        both("caf\u00e9 NO\u00cbL");
        System.out.println(Character.toUpperCase('\u00df') + 0 + " " + (int) Character.toLowerCase('\u0130') + " " + (int) Character.toUpperCase('\u0131')
            + " " + (int) Character.toTitleCase('\u01c6') + " " + (int) Character.toUpperCase('\u00ff') + " " + (int) Character.toUpperCase('\u00b5'));
        System.out.println(Character.toUpperCase(0x10428) + " " + Character.toLowerCase(0x10400) + " " + Character.toTitleCase(0x10428));
        int up = 0;
        int low = 0;
        long sum = 0;
        for (int c = 0; c < 0x460; c = c == 0x17f ? 0x390 : c + 1) {
            char ch = (char) c;
            if (Character.toUpperCase(ch) != ch) up++;
            if (Character.toLowerCase(ch) != ch) low++;
            sum = sum * 31 + Character.toUpperCase(ch) * 7 + Character.toLowerCase(ch);
        }
        System.out.println(up + " " + low + " " + sum);
        try {
            "x".toUpperCase(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
