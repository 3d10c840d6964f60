package libregex;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// replaceAll with functions, appendReplacement, templates, predicates, splitting.
public class Replacing {
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

    static final Pattern VAR = Pattern.compile("\\$\\{(\\w+)(?::([^}]*))?\\}");

    static String expand(String text, Map<String, String> vars) {
        Matcher m = VAR.matcher(text);
        StringBuilder out = new StringBuilder();
        while (m.find()) {
            String v = vars.get(m.group(1));
            if (v == null) v = m.group(2);
            if (v == null) throw new IllegalArgumentException("no value for " + m.group(1) + " at " + m.start());
            m.appendReplacement(out, Matcher.quoteReplacement(v));
        }
        return m.appendTail(out).toString();
    }

    public static void main(String[] args) {
        t("lambda", () -> Pattern.compile("\\d+").matcher("a1b22c").replaceAll(r -> String.valueOf(Integer.parseInt(r.group()) * 2)));
        t("lambda first", () -> Pattern.compile("\\d+").matcher("a1b22c").replaceFirst(r -> "<" + r.group() + "@" + r.start() + ">"));
        t("lambda groups", () -> Pattern.compile("(\\w)(\\w*)").matcher("hello big world").replaceAll(r -> r.group(1).toUpperCase(Locale.ROOT) + r.group(2)));
        t("lambda dollar", () -> Pattern.compile("x").matcher("axb").replaceAll(r -> "$0$0"));
        t("lambda bad dollar", () -> Pattern.compile("x").matcher("axb").replaceAll(r -> "$9"));
        t("lambda quoted", () -> Pattern.compile("x").matcher("axb").replaceAll(r -> Matcher.quoteReplacement("$0\\")));
        t("lambda null", () -> Pattern.compile("x").matcher("x").replaceAll(r -> null));
        t("string", () -> Pattern.compile("(?<k>\\w+)=(?<v>\\w+)").matcher("a=1,b=2").replaceAll("${v}:$1"));
        Map<String, String> vars = new LinkedHashMap<>(Map.of("name", "Bob $5", "home", "C:\\x"));
        t("expand", () -> expand("Hi ${name}, ${home} ${shell:sh}${empty:}!", vars));
        t("expand missing", () -> expand("x ${nope}", vars));
        t("append", () -> {
            Matcher m = Pattern.compile("o").matcher("foo boo");
            StringBuilder b = new StringBuilder();
            int n = 0;
            while (m.find()) m.appendReplacement(b, n++ % 2 == 0 ? "0" : "$0");
            m.appendTail(b);
            return b;
        });
        t("append buffer", () -> {
            Matcher m = Pattern.compile("-").matcher("a-b-c");
            StringBuffer b = new StringBuffer();
            while (m.find()) m.appendReplacement(b, "+");
            return m.appendTail(b);
        });
        t("append without find", () -> Pattern.compile("a").matcher("a").appendReplacement(new StringBuilder(), ""));
        t("predicate", () -> java.util.stream.Stream.of("a1", "b", "c22").filter(Pattern.compile("\\d").asPredicate()).toList() + " " + java.util.stream.Stream.of("12", "1a").filter(Pattern.compile("\\d+").asMatchPredicate()).toList());
        t("split", () -> String.join("|", Pattern.compile("\\s*,\\s*").split("a , b,c ,, d,")) + " " + Pattern.compile("").split("abc").length + " " + Pattern.compile("x").split("").length + " " + Pattern.compile(",").splitAsStream("1,2,3").mapToInt(Integer::parseInt).sum());
        t("snake", () -> Pattern.compile("_(.)").matcher("one_two_three").replaceAll(r -> r.group(1).toUpperCase(Locale.ROOT)));
        t("unescape", () -> Pattern.compile("%([0-9a-fA-F]{2})").matcher("a%20b%2Fc%zz").replaceAll(r -> Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(r.group(1), 16)))));
        t("roman", () -> {
            String s = "MCMXCIV";
            int[] total = {0};
            Map<String, Integer> v = Map.of("M", 1000, "CM", 900, "D", 500, "CD", 400, "C", 100, "XC", 90, "L", 50, "XL", 40, "X", 10);
            Map<String, Integer> w = Map.of("IX", 9, "V", 5, "IV", 4, "I", 1);
            Pattern.compile("CM|CD|XC|XL|IX|IV|[MDCLXVI]").matcher(s).results().forEach(r -> total[0] += v.containsKey(r.group()) ? v.get(r.group()) : w.get(r.group()));
            return total[0];
        });
        t("tokens", () -> {
            Pattern tok = Pattern.compile("\\s*(?:(?<num>\\d+(?:\\.\\d+)?)|(?<id>[A-Za-z_]\\w*)|(?<op>[-+*/()=]))");
            Matcher m = tok.matcher("x1 = 3.5*(y + 42) - z");
            StringBuilder b = new StringBuilder();
            while (m.lookingAt()) {
                b.append(m.group("num") != null ? "N" : m.group("id") != null ? "I" : "O").append(m.group().trim()).append(' ');
                m.region(m.end(), m.regionEnd());
            }
            return b;
        });
        t("log line", () -> {
            Matcher m = Pattern.compile("^(\\S+) \\[(\\w+)\\] (?:\\((\\d+)ms\\) )?(.*)$", Pattern.MULTILINE).matcher("t1 [INFO] (12ms) started\nt2 [WARN] low disk\nbroken line\nt3 [INFO] (5ms) done");
            int ms = 0;
            StringBuilder b = new StringBuilder();
            while (m.find()) {
                if (m.group(3) != null) ms += Integer.parseInt(m.group(3));
                b.append(m.group(2)).append(':').append(m.group(4)).append(';');
            }
            return b + " " + ms;
        });
        t("overlap", () -> {
            Matcher m = Pattern.compile("(?=(aba))").matcher("ababababa");
            int n = 0;
            while (m.find()) n++;
            return n;
        });
        t("backtracking", () -> "aaaaaaaaaaaaaaa!".matches("(a|aa)+!") + " " + "aaaaaaaaaaaa".matches("(a+)+b"));
    }
}
