package libstring;

import java.util.ArrayList;
import java.util.List;

// String algorithms: KMP, Z function, longest common parts, anagrams, rotations, suffix order.
public class Palindromes {
    static int[] failure(String p) {
        int[] f = new int[p.length()];
        for (int i = 1, k = 0; i < p.length(); i++) {
            while (k > 0 && p.charAt(i) != p.charAt(k)) k = f[k - 1];
            if (p.charAt(i) == p.charAt(k)) k++;
            f[i] = k;
        }
        return f;
    }

    static List<Integer> kmp(String t, String p) {
        List<Integer> out = new ArrayList<>();
        int[] f = failure(p);
        for (int i = 0, k = 0; i < t.length(); i++) {
            while (k > 0 && t.charAt(i) != p.charAt(k)) k = f[k - 1];
            if (t.charAt(i) == p.charAt(k)) k++;
            if (k == p.length()) {
                out.add(i - k + 1);
                k = f[k - 1];
            }
        }
        return out;
    }

    static String longestPalindrome(String s) {
        int best = 0;
        int from = 0;
        for (int c = 0; c < 2 * s.length(); c++) {
            int l = c / 2;
            int r = l + c % 2;
            while (l >= 0 && r < s.length() && s.charAt(l) == s.charAt(r)) {
                l--;
                r++;
            }
            if (r - l - 1 > best) {
                best = r - l - 1;
                from = l + 1;
            }
        }
        return s.substring(from, from + best);
    }

    static String lcs(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--) for (int j = b.length() - 1; j >= 0; j--) d[i][j] = a.charAt(i) == b.charAt(j) ? d[i + 1][j + 1] + 1 : Math.max(d[i + 1][j], d[i][j + 1]);
        StringBuilder out = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length(); ) {
            if (a.charAt(i) == b.charAt(j)) {
                out.append(a.charAt(i++));
                j++;
            } else if (d[i + 1][j] >= d[i][j + 1]) i++;
            else j++;
        }
        return out.toString();
    }

    static String commonPrefix(String... all) {
        String p = all.length == 0 ? "" : all[0];
        for (String s : all) while (!s.startsWith(p)) p = p.substring(0, p.length() - 1);
        return p;
    }

    static String sorted(String s) {
        char[] c = s.toCharArray();
        java.util.Arrays.sort(c);
        return String.valueOf(c);
    }

    public static void main(String[] args) {
        System.out.println(java.util.Arrays.toString(failure("abacabab")) + " " + kmp("abababacababab", "abab") + " " + kmp("aaaaa", "aa") + " " + kmp("abc", "x") + " " + kmp("", "x"));
        for (String s : new String[] {"forgeeksskeegfor", "abacdfgdcaba", "a", "", "aaaa", "abcdef"}) System.out.println("[" + longestPalindrome(s) + "]");
        System.out.println(lcs("AGGTAB", "GXTXAYB") + " " + lcs("programming", "gaming") + " [" + lcs("abc", "xyz") + "] " + lcs("same", "same"));
        System.out.println(commonPrefix("interview", "internet", "interval") + " [" + commonPrefix("a", "b") + "] [" + commonPrefix() + "] " + commonPrefix("only"));
        System.out.println(sorted("listen").equals(sorted("silent")) + " " + sorted("aab").equals(sorted("abb")) + " " + ("waterbottle" + "waterbottle").contains("erbottlewat"));
        String text = "banana$";
        List<String> suffixes = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) suffixes.add(text.substring(i));
        suffixes.sort(null);
        System.out.println(suffixes);
        StringBuilder rev = new StringBuilder();
        for (String w : "  the   quick  fox ".trim().split(" +")) rev.insert(0, rev.length() == 0 ? w : w + " ");
        System.out.println("[" + rev + "]");
        String vowels = "aeiou";
        System.out.println("Conformance testing".chars().filter(c -> vowels.indexOf(Character.toLowerCase(c)) >= 0).count() + " " + "hello".replaceAll("[aeiou]", "*") + " " + "a-b-c".indexOf('-', "a-b-c".indexOf('-') + 1));
        StringBuilder caesar = new StringBuilder();
        for (char c : "Attack At Dawn!".toCharArray()) caesar.append(Character.isLetter(c) ? (char) ((c & ~31) + ((c & 31) - 1 + 3) % 26 + 1) : c);
        System.out.println(caesar);
        int first = -1;
        String uniq = "swiss";
        for (int i = 0; i < uniq.length() && first < 0; i++) if (uniq.indexOf(uniq.charAt(i)) == uniq.lastIndexOf(uniq.charAt(i))) first = i;
        System.out.println(first + " " + uniq.charAt(first));
        String look = "1";
        for (int k = 0; k < 8; k++) {
            StringBuilder nx = new StringBuilder();
            for (int i = 0, j; i < look.length(); i = j) {
                for (j = i; j < look.length() && look.charAt(j) == look.charAt(i); j++) ;
                nx.append(j - i).append(look.charAt(i));
            }
            look = nx.toString();
        }
        System.out.println(look);
        System.out.println(kmp("abc", ""));
    }
}
