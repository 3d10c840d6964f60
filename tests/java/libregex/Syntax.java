package libregex;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

// Regex constructs one by one: classes, quantifiers, look-around, back references, flags, errors.
public class Syntax {
    static void f(String re, String s) {
        StringBuilder b = new StringBuilder();
        try {
            Matcher m = Pattern.compile(re).matcher(s);
            int n = 0;
            while (m.find() && n++ < 12) b.append('<').append(m.group().replace("\n", "\\n").replace("\r", "\\r")).append('>');
            System.out.println(re + " on " + s.replace("\n", "\\n").replace("\r", "\\r") + ": " + b);
        } catch (PatternSyntaxException e) {
            System.out.println(re + " bad: " + e.getDescription() + " @" + e.getIndex());
        }
    }

    public static void main(String[] args) {
        f("a.c", "abc a\nc axc");
        f("[abc]+", "cabbage");
        f("[^abc]+", "cabbage");
        f("[a-cx-z]+", "abcdwxyz");
        f("[a-z&&[^aeiou]]+", "education");
        f("[\\w&&\\D]+", "ab12_c");
        f("[]a]+", "a]");
        f("[-a]+", "a-b");
        f("[a\\-z]+", "a-z m");
        f("[.$]", "a.b$");
        f("\\d+\\.\\d*", "3.14 10. .5");
        f("\\D+|\\S", "12 ab");
        f("\\bcat\\b", "cat concat cat's");
        f("\\Bat", "at cat");
        f("^a|b$", "ab\nab");
        f("(?m)^.", "ab\ncd");
        f("(?s)a.b", "a\nb");
        f("(?i)aBc", "ABC abc");
        f("(?i:a)b", "Ab AB ab");
        f("(?x) a b # comment\n c", "abc");
        f("a?b+c*", "abbcc b c");
        f("a{2}", "aaaaa");
        f("a{2,3}", "aaaaaa a");
        f("a{2,}?", "aaaaa");
        f("a+?b", "aaab");
        f("<.+>", "<a><b>");
        f("<.+?>", "<a><b>");
        f("a++b", "aaab");
        f("a++a", "aaa");
        f("(?>a+)b", "aab");
        f("(a|ab)(c|bcd)", "abcd");
        f("(\\w)\\1", "aabbc dd");
        f("(?<q>['\"]).*?\\k<q>", "'a' \"b'\" c");
        f("\\w+(?=!)", "hi! bye");
        f("\\w+(?!!)\\b", "hi! bye");
        f("(?<=\\$)\\d+", "$12 13 $4");
        f("(?<!\\$)\\b\\d+", "$12 13");
        f("\\p{Upper}\\p{Lower}+", "Hello World");
        f("\\p{L}+", "abc12");
        f("\\p{Punct}+", "a,b;!c");
        f("\\p{Alpha}\\p{Digit}", "a1 bb2");
        f("\\P{Alnum}+", "ab--c!");
        f("[[:alpha:]]", "a:");
        f("\\x41\\u0042\\0103\\t", "ABC\t");
        f("\\Q.*\\E+", ".*** .*");
        f("\\R", "a\r\nb\nc");
        f("\\h+|\\v", "a \tb\nc");
        f("\\G\\d", "12a3");
        f("\\Aab|ab\\z", "abxab");
        f("x*", "axb");
        f("|a", "ba");
        f("()", "ab");
        f("(a)?b\\1", "b aba");
        for (String bad : new String[] {"(", ")", "[", "a**", "*a", "a{", "a{1", "a{2,1}", "\\", "[z-a]", "(?<n>a)(?<n>b)", "\\k<no>", "(?<1a>x)", "(?z)", "\\p{Nope}", "[a", "(?<=a+)b", "a{99999999999}", "\\x4", "(?", "[]"}) f(bad, "aab");
        System.out.println(Pattern.matches("\\s*", " \t") + " " + Pattern.matches("[\\d-]+", "1-2") + " " + Pattern.matches("(?:a|b)*c", "ababc"));
        System.out.println(Pattern.quote("a.b") + " " + Pattern.quote("x\\Ey") + " " + Matcher.quoteReplacement("$1\\"));
        Pattern p = Pattern.compile("a.B", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
        System.out.println(p.flags() + " " + p.matcher("A\nb").matches() + " " + Pattern.compile("a+b", Pattern.LITERAL).matcher("xa+b").find() + " " + Pattern.compile("\u00e9", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE).matcher("\u00c9").matches() + " " + Pattern.compile("\u00e9", Pattern.CASE_INSENSITIVE).matcher("\u00c9").matches());
        System.out.println(Pattern.compile("^.$").matcher("\ud83d\ude00").matches() + " " + "\ud83d\ude00x".replaceAll(".", "_") + " " + Pattern.compile("[\ud83d\ude00-\ud83d\ude02]").matcher("\ud83d\ude01").matches());
    }
}
