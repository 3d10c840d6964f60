package strings_lang;

/** Comparison, ordering, hashing and searching of strings done by hand against the built-in results. */
public class CompareAndHash {
    static int hash(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i++) h = 31 * h + s.charAt(i);
        return h;
    }

    static int cmp(String a, String b) {
        int n = Math.min(a.length(), b.length());
        for (int i = 0; i < n; i++) if (a.charAt(i) != b.charAt(i)) return a.charAt(i) - b.charAt(i);
        return a.length() - b.length();
    }

    static int index(String h, String n) {
        outer:
        for (int i = 0; i + n.length() <= h.length(); i++) {
            for (int j = 0; j < n.length(); j++) if (h.charAt(i + j) != n.charAt(j)) continue outer;
            return i;
        }
        return -1;
    }

    static int[] kmp(String p) {
        int[] f = new int[p.length()];
        for (int i = 1, k = 0; i < p.length(); f[i++] = k) {
            while (k > 0 && p.charAt(i) != p.charAt(k)) k = f[k - 1];
            if (p.charAt(i) == p.charAt(k)) k++;
        }
        return f;
    }

    static int edit(String a, String b) {
        int[] prev = new int[b.length() + 1];
        for (int j = 0; j < prev.length; j++) prev[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int[] cur = new int[prev.length];
            cur[0] = i;
            for (int j = 1; j < cur.length; j++) cur[j] = Math.min(Math.min(cur[j - 1], prev[j]) + 1, prev[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
            prev = cur;
        }
        return prev[b.length()];
    }

    static boolean equal(String a, String b) {
        if (a.length() != b.length()) return false;
        int d = 0;
        for (int i = 0; i < a.length(); i++) d |= a.charAt(i) ^ b.charAt(i);
        return d == 0;
    }

    static String lastWord(String s) {
        int e = s.length();
        while (e > 0 && s.charAt(e - 1) == ' ') e--;
        int b = e;
        while (b > 0 && s.charAt(b - 1) != ' ') b--;
        return s.substring(b, e);
    }

    public static void main(String[] args) {
        String[] ws = {"", "a", "b", "ab", "aB", "Aa", "BB", "abc", "abd", "\u00e9", "e\u0301", "\uffff", "\ud83d\ude00", "a\0", "zebra", "Zebra", "hello world"};
        int bad = 0;
        for (String a : ws) {
            if (hash(a) != a.hashCode()) bad++;
            for (String b : ws) {
                if (cmp(a, b) != a.compareTo(b)) bad++;
                if (index(a, b) != a.indexOf(b)) bad++;
                if (equal(a, b) != a.equals(b)) bad++;
                if (a.startsWith(b) != (index(a, b) == 0)) bad++;
                if (a.contains(b) != index(a, b) >= 0) bad++;
            }
        }
        System.out.println("mismatches " + bad);
        for (int i = 0; i + 1 < ws.length; i += 2) System.out.print(ws[i].compareTo(ws[i + 1]) + "/" + ws[i].compareToIgnoreCase(ws[i + 1]) + " ");
        System.out.println();
        java.util.Arrays.sort(ws);
        StringBuilder sb = new StringBuilder();
        for (String w : ws) sb.append(w.length() == 0 ? "-" : Integer.toHexString(w.charAt(0))).append(' ');
        System.out.println(sb);
        for (String p : new String[] {"abab", "aabaaab", "abcd", "aaaa"}) {
            int h = 0;
            for (int x : kmp(p)) h = h * 10 + x;
            System.out.print(h + " ");
        }
        System.out.println();
        System.out.println(edit("kitten", "sitting") + " " + edit("", "abc") + " " + edit("same", "same") + " " + edit("flaw", "lawn"));
        System.out.println(lastWord("the end  ") + "|" + lastWord("") + "|" + lastWord("one"));
        System.out.println("Stra\u00dfe".length() + " " + "abc".compareTo("abcd") + " " + "b".compareTo("abc") + " " + "A".compareToIgnoreCase("b") + " " + "x".equalsIgnoreCase("X") + " " + "x".equals((Object) 'x'));
        try {
            "x".compareTo(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        int[] freq = new int[26];
        String best = "";
        for (String w : "she sells sea shells by the sea shore".split(" ")) {
            for (char c : w.toCharArray()) freq[c - 'a']++;
            if (w.length() > best.length()) best = w;
        }
        for (int i = 0; i < 26; i++) if (freq[i] > 3) System.out.print((char) ('a' + i) + "" + freq[i] + " ");
        System.out.println(best);
    }
}
