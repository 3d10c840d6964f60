package libstring;

import java.util.Arrays;
import java.util.regex.Pattern;

// split with real regular expressions: zero-width matches, groups, classes, leading empties.
public class SplitRegex {
    static void sp(String s, String re, int limit) {
        String[] parts = s.split(re, limit);
        StringBuilder b = new StringBuilder();
        for (String p : parts) b.append('<').append(p).append('>');
        System.out.println(re + " " + limit + " : " + parts.length + " " + b);
    }

    public static void main(String[] args) {
        sp("one  two   three", "\\s+", 0);
        sp(" one two ", "\\s+", 0);
        sp(" one two ", "\\s+", -1);
        sp("a1b22c333d", "[0-9]+", 0);
        sp("a1b22c333d", "[0-9]", 0);
        sp("a1b22c333d", "[0-9]+", 2);
        sp("abc", "", 0);
        sp("abc", "", 2);
        sp("abc", "", -1);
        sp("", "", 0);
        sp("abc", "x*", 0);
        sp("axxb", "x*", 0);
        sp("aXbXc", "(?=X)", 0);
        sp("aXbXc", "(?<=X)", 0);
        sp("XaXb", "(?=X)", 0);
        sp("XaXb", "X", 0);
        sp("helloWorldAgain", "(?=[A-Z])", 0);
        sp("a, b;c ,d", "\\s*[,;]\\s*", 0);
        sp("k=v&k2=v2", "[=&]", 0);
        sp("2024-05-06T07:08", "[-T:]", 0);
        sp("a--b-c", "--|-", 0);
        sp("abcabc", "(b)", 0);
        sp("aBbBc", "(?i)b", 0);
        sp("boo:and:foo", "o", 0);
        sp("boo:and:foo", "o", 5);
        sp("boo:and:foo", "o", -2);
        sp("line1\nline2\r\nline3\n", "\\R", 0);
        sp("a.b", Pattern.quote("."), 0);
        sp("(a)(b)", "[()]+", 0);
        sp("1+2-3*4", "(?<=[-+*])|(?=[-+*])", 0);
        sp("aaa", "a", 0);
        sp("aaa", "a", -1);
        System.out.println(Arrays.asList(Pattern.compile(",").split("x,y,,z,,")));
        System.out.println(Arrays.asList(Pattern.compile("\\W").split("x-y z", 2)));
        System.out.println(Pattern.compile("-").splitAsStream("p-q--r").toList());
        String csv = "id,\"name, full\",x";
        System.out.println(Arrays.toString(csv.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)")));
        String[] lines = "k1: v1\nk2 :v2\nbroken\n".split("\n");
        for (String l : lines) System.out.println(Arrays.toString(l.split("\\s*:\\s*", 2)));
        System.out.println(lines.length);
    }
}
