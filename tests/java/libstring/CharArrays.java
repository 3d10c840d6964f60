package libstring;

import java.util.Arrays;

// toCharArray, getChars, getBytes(int..), copies are independent, failures.
public class CharArrays {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) {
        String s = "abcdef";
        char[] a = s.toCharArray();
        a[0] = 'Z';
        System.out.println(s + " " + new String(a) + " " + a.length + " " + (s.toCharArray() == s.toCharArray()) + " " + "".toCharArray().length);
        char[] dst = "..........".toCharArray();
        s.getChars(1, 4, dst, 2);
        System.out.println(new String(dst));
        s.getChars(0, 6, dst, 4);
        System.out.println(new String(dst));
        s.getChars(3, 3, dst, 10);
        System.out.println(new String(dst));
        t("begin neg", () -> {
            s.getChars(-1, 2, dst, 0);
            return "ok";
        });
        t("end past", () -> {
            s.getChars(0, 7, dst, 0);
            return "ok";
        });
        t("begin > end", () -> {
            s.getChars(4, 2, dst, 0);
            return "ok";
        });
        t("dst small", () -> {
            s.getChars(0, 6, dst, 5);
            return "ok";
        });
        t("dst neg", () -> {
            s.getChars(0, 1, dst, -1);
            return "ok";
        });
        t("dst null", () -> {
            s.getChars(0, 1, null, 0);
            return "ok";
        });
        System.out.println("unchanged " + new String(dst));
        String w = "\u20ac\u00e9z";
        char[] wd = new char[5];
        w.getChars(0, 3, wd, 1);
        System.out.println((int) wd[0] + " " + (int) wd[1] + " " + (int) wd[2] + " " + (int) wd[3] + " " + (int) wd[4]);
        t("wide dst small", () -> {
            w.getChars(0, 3, wd, 3);
            return "ok";
        });
        t("wide range", () -> {
            w.getChars(1, 4, wd, 0);
            return "ok";
        });
        byte[] low = new byte[4];
        w.getBytes(0, 3, low, 1);
        System.out.println(Arrays.toString(low));
        t("low bytes bad", () -> {
            w.getBytes(0, 4, low, 0);
            return "ok";
        });
        char[] rev = "stressed".toCharArray();
        for (int i = 0, j = rev.length - 1; i < j; i++, j--) {
            char t = rev[i];
            rev[i] = rev[j];
            rev[j] = t;
        }
        System.out.println(String.valueOf(rev) + " " + new String(rev, 2, 3) + " " + String.copyValueOf(rev, 0, 3));
        char[] sorted = "conformance".toCharArray();
        Arrays.sort(sorted);
        System.out.println(sorted);
        System.out.println(new char[] {'o', 'k'});
        int[] counts = new int[26];
        for (char c : "the five boxing wizards".toCharArray()) if (c != ' ') counts[c - 'a']++;
        System.out.println(Arrays.toString(counts));
        char[] nul = null;
        System.out.println(nul);
    }
}
