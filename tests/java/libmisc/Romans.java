package libmisc;

import java.util.LinkedHashMap;
import java.util.Map;

// Number systems: Roman numerals, English words, bases, balanced ternary, Gray code, ordinals.
public class Romans {
    static final Map<String, Integer> ROMAN = new LinkedHashMap<>();

    static {
        String[] k = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        for (int i = 0; i < k.length; i++) ROMAN.put(k[i], v[i]);
    }

    static String toRoman(int n) {
        if (n < 1 || n > 3999) throw new IllegalArgumentException("out of range: " + n);
        StringBuilder b = new StringBuilder();
        for (Map.Entry<String, Integer> e : ROMAN.entrySet()) {
            while (n >= e.getValue()) {
                b.append(e.getKey());
                n -= e.getValue();
            }
        }
        return b.toString();
    }

    static int fromRoman(String s) {
        int total = 0;
        int i = 0;
        for (Map.Entry<String, Integer> e : ROMAN.entrySet()) {
            while (s.startsWith(e.getKey(), i)) {
                total += e.getValue();
                i += e.getKey().length();
            }
        }
        if (i != s.length() || total == 0 || !toRoman(total).equals(s)) throw new NumberFormatException("not a numeral: \"" + s + "\"");
        return total;
    }

    static final String[] ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
    static final String[] TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

    static String words(long n) {
        if (n < 0) return n == Long.MIN_VALUE ? "too small" : "minus " + words(-n);
        if (n < 20) return ONES[(int) n];
        if (n < 100) return TENS[(int) n / 10] + (n % 10 == 0 ? "" : "-" + ONES[(int) n % 10]);
        if (n < 1000) return ONES[(int) n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + words(n % 100));
        String[] names = {"thousand", "million", "billion", "trillion", "quadrillion", "quintillion"};
        long unit = 1000;
        int k = 0;
        while (k < 5 && n / unit >= 1000) {
            unit *= 1000;
            k++;
        }
        return words(n / unit) + " " + names[k] + (n % unit == 0 ? "" : (n % unit < 100 ? " and " : " ") + words(n % unit));
    }

    static String ternary(int n) {
        StringBuilder b = new StringBuilder();
        while (n != 0) {
            int r = Math.floorMod(n, 3);
            b.append("0+-".charAt(r));
            n = (n - (r == 2 ? -1 : r)) / 3;
        }
        return b.length() == 0 ? "0" : b.reverse().toString();
    }

    static String ordinal(int n) {
        int t = n % 100;
        return n + (t > 10 && t < 14 ? "th" : n % 10 == 1 ? "st" : n % 10 == 2 ? "nd" : n % 10 == 3 ? "rd" : "th");
    }

    public static void main(String[] args) {
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 944, 1066, 1994, 2024, 3999}) System.out.println(n + " " + toRoman(n) + " " + fromRoman(toRoman(n)));
        boolean ok = true;
        int longest = 0;
        for (int n = 1; n < 4000; n += 7) {
            String r = toRoman(n);
            ok &= fromRoman(r) == n;
            if (r.length() > toRoman(Math.max(longest, 1)).length()) longest = n;
        }
        System.out.println(ok + " longest " + longest + " " + toRoman(longest));
        for (String bad : new String[] {"", "IIII", "VX", "IC", "MCMXCIVX", "mm", "ABC", "XM"}) {
            try {
                System.out.println(bad + " = " + fromRoman(bad));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        for (long n : new long[] {0, 7, 13, 21, 80, 100, 110, 999, 1000, 1001, 12345, 1000000, 1000042, -5, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE}) System.out.println(n + ": " + words(n));
        StringBuilder b = new StringBuilder();
        for (int n = -5; n <= 14; n++) b.append(n).append('=').append(ternary(n)).append(' ');
        System.out.println(b);
        b.setLength(0);
        for (int n = 0; n < 16; n++) b.append(String.format("%4s", Integer.toBinaryString(n ^ n >> 1)).replace(' ', '0')).append(' ');
        System.out.println(b);
        b.setLength(0);
        for (int n : new int[] {1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111, 112, 113, 1003}) b.append(ordinal(n)).append(' ');
        System.out.println(b);
        System.out.println(toRoman(0));
    }
}
