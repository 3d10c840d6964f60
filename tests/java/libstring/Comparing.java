package libstring;

import java.util.Arrays;

// compareTo, compareToIgnoreCase, equalsIgnoreCase and CASE_INSENSITIVE_ORDER give exact differences.
public class Comparing {
    static void cmp(String a, String b, String label) {
        System.out.println(label + ": " + a.compareTo(b) + " " + b.compareTo(a) + " ci " + a.compareToIgnoreCase(b)
            + " " + b.compareToIgnoreCase(a) + " eq " + a.equals(b) + " eqi " + a.equalsIgnoreCase(b)
            + " ord " + String.CASE_INSENSITIVE_ORDER.compare(a, b));
    }

    public static void main(String[] args) {
        cmp("", "", "empty");
        cmp("", "abc", "prefix0");
        cmp("abc", "abcdef", "prefix3");
        cmp("abc", "abd", "last");
        cmp("Abc", "abc", "case");
        cmp("ABC", "abd", "case2");
        cmp("Zebra", "apple", "case3");
        cmp("a_b", "aBb", "underscore");
        cmp("a[b", "aZb", "bracket");
        cmp("caf\u00e9", "CAF\u00c9", "latin1 case");
        cmp("caf\u00e9", "cafe", "latin1");
        cmp("\u00ff", "\u0178", "y diaeresis");
        cmp("\u00b5", "\u03bc", "micro");
        cmp("\u0130", "i", "dotted I");
        cmp("\u0131", "I", "dotless i");
        cmp("\u212a", "k", "kelvin");
        cmp("stra\u00dfe", "STRASSE", "sharp s");
        cmp("\u00df", "\u1e9e", "capital sharp s");
        cmp("\u03c3", "\u03c2", "sigmas");
        cmp("\u03a3", "\u03c2", "sigma up");
        cmp("abc\u20ac", "abc", "wide vs narrow");
        cmp("ab\u00ff", "ab\u0100", "narrow vs wide edge");
        cmp("\ud801\udc00", "\ud801\udc28", "deseret");
        cmp("\ud83d\ude00", "\uffff", "surrogate order");
        cmp("a\0", "a", "nul");
        String[] words = {"pear", "Apple", "fig", "apple", "Fig", "banana", "PEAR", "Banana"};
        String[] w1 = words.clone();
        Arrays.sort(w1);
        System.out.println(Arrays.toString(w1));
        String[] w2 = words.clone();
        Arrays.sort(w2, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(w2));
        String[] w3 = words.clone();
        Arrays.sort(w3, String.CASE_INSENSITIVE_ORDER.reversed());
        System.out.println(Arrays.toString(w3));
        String[] w4 = words.clone();
        Arrays.sort(w4, String.CASE_INSENSITIVE_ORDER.thenComparing(java.util.Comparator.naturalOrder()));
        System.out.println(Arrays.toString(w4));
        System.out.println("x".equalsIgnoreCase(null));
        System.out.println("x".equals(null));
        Comparable<String> c = "m";
        System.out.println(c.compareTo("a") + " " + c.compareTo("z"));
        try {
            "x".compareTo(null);
        } catch (NullPointerException e) {
            System.out.println("NPE compareTo");
        }
        try {
            "x".compareToIgnoreCase(null);
        } catch (NullPointerException e) {
            System.out.println("NPE ignore case");
        }
        @SuppressWarnings({"unchecked", "rawtypes"})
        Comparable<Object> raw = (Comparable) "x";
        System.out.println(raw.compareTo(Integer.valueOf(3)));
    }
}
