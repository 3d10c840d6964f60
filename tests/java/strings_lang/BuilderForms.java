package strings_lang;

/** Strings built by hand: padding, reversing, palindromes, roman numerals, number words, wrapping. */
public class BuilderForms {
    static String pad(Object o, int w) {
        String s = String.valueOf(o);
        StringBuilder sb = new StringBuilder();
        for (int i = s.length(); i < Math.abs(w); i++) sb.append(' ');
        return w < 0 ? s + sb : sb + s;
    }

    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] r = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        String out = "";
        for (int i = 0; i < v.length; i++) while (n >= v[i]) {
            out += r[i];
            n -= v[i];
        }
        return out;
    }

    static final String[] SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
    static final String[] TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

    static String words(int n) {
        if (n < 0) return "minus " + words(-n);
        if (n < 20) return SMALL[n];
        if (n < 100) return TENS[n / 10] + (n % 10 == 0 ? "" : "-" + SMALL[n % 10]);
        if (n < 1000) return SMALL[n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + words(n % 100));
        return words(n / 1000) + " thousand" + (n % 1000 == 0 ? "" : " " + words(n % 1000));
    }

    static String wrap(String text, int w) {
        StringBuilder out = new StringBuilder(), line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > w) {
                out.append(line).append('\n');
                line.setLength(0);
            }
            if (line.length() > 0) line.append(' ');
            line.append(word);
        }
        return out.append(line).toString();
    }

    static boolean pal(String s) {
        int i = 0, j = s.length() - 1;
        while (i < j) {
            char a = s.charAt(i), b = s.charAt(j);
            if (!Character.isLetter(a)) { i++; continue; }
            if (!Character.isLetter(b)) { j--; continue; }
            if ((a | 32) != (b | 32)) return false;
            i++;
            j--;
        }
        return true;
    }

    static String base(long n, int b) {
        if (n == 0) return "0";
        boolean neg = n < 0;
        StringBuilder sb = new StringBuilder();
        while (n != 0) {
            int d = (int) (n % b);
            sb.append("0123456789abcdefghijklmnopqrstuvwxyz".charAt(d < 0 ? -d : d));
            n /= b;
        }
        if (neg) sb.append('-');
        return sb.reverse().toString();
    }

    static String caesar(String s, int k) {
        StringBuilder sb = new StringBuilder(s);
        for (int i = 0; i < sb.length(); i++) {
            char c = sb.charAt(i);
            if (Character.isLowerCase(c)) sb.setCharAt(i, (char) ('a' + Math.floorMod(c - 'a' + k, 26)));
        }
        return sb.toString();
    }

    static int lcs(String a, String b) {
        int[][] t = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) for (int j = 1; j <= b.length(); j++) t[i][j] = a.charAt(i - 1) == b.charAt(j - 1) ? t[i - 1][j - 1] + 1 : Math.max(t[i - 1][j], t[i][j - 1]);
        return t[a.length()][b.length()];
    }

    public static void main(String[] args) {
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) System.out.print(roman(n) + " ");
        System.out.println();
        for (int n : new int[] {0, 13, 20, 42, 100, 115, 999, 1000, 12345, -7}) System.out.println(pad(n, 7) + "|" + pad(words(n), -10) + "|");
        System.out.println(wrap("the quick brown fox jumps over the lazy dog and runs away", 16));
        System.out.println(pal("A man, a plan, a canal: Panama") + " " + pal("ab") + " " + pal(""));
        System.out.println(base(255, 16) + " " + base(Long.MIN_VALUE, 36) + " " + base(-10, 2) + " " + base(0, 7) + " " + base(Long.MAX_VALUE, 2).length());
        System.out.println(caesar("hello, zebra", 3) + " " + caesar(caesar("round trip", 29), -29));
        System.out.println(lcs("AGGTAB", "GXTXAYB") + " " + lcs("", "x"));
        StringBuilder sb = new StringBuilder("0123456789");
        sb.insert(5, "-mid-").delete(0, 2).deleteCharAt(sb.length() - 1).replace(0, 1, "TWO").append(new char[] {'e', 'n', 'd'}, 1, 2).insert(0, 1.5).insert(0, true);
        System.out.println(sb + " " + sb.indexOf("mid") + " " + sb.length());
    }
}
