package libregex;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// Input validation and small parsers on top of regular expressions.
public class Validators {
    static final Map<String, Pattern> RULES = new LinkedHashMap<>();

    static {
        RULES.put("int", Pattern.compile("[+-]?(0|[1-9]\\d*)"));
        RULES.put("float", Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?"));
        RULES.put("ident", Pattern.compile("[A-Za-z_$][\\w$]*"));
        RULES.put("ipv4", Pattern.compile("((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(?!$)|$)){4}"));
        RULES.put("time", Pattern.compile("([01]?\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?"));
        RULES.put("hex", Pattern.compile("#(?:[0-9a-f]{3}){1,2}", Pattern.CASE_INSENSITIVE));
        RULES.put("pass", Pattern.compile("(?=.*\\d)(?=.*[a-z])(?=.*[A-Z])(?!.*\\s).{6,12}"));
        RULES.put("repeat", Pattern.compile("(\\w+) \\1"));
    }

    static Map<String, String> query(String q) {
        Map<String, String> out = new LinkedHashMap<>();
        Matcher m = Pattern.compile("(?:^|&)([^=&]+)(?:=([^&]*))?").matcher(q);
        while (m.find()) out.merge(m.group(1), m.group(2) == null ? "" : m.group(2), (a, b) -> a + "," + b);
        return out;
    }

    static String markdown(String s) {
        return s.replaceAll("(?m)^# (.+)$", "<h1>$1</h1>").replaceAll("\\*\\*(.+?)\\*\\*", "<b>$1</b>").replaceAll("(?<!\\*)\\*([^*]+)\\*", "<i>$1</i>").replaceAll("`([^`]+)`", "<code>$1</code>").replaceAll("\\[([^\\]]+)\\]\\(([^)]+)\\)", "<a href=\"$2\">$1</a>");
    }

    public static void main(String[] args) {
        List<String> inputs = List.of("0", "-12", "007", "3.14", ".5e-3", "1.", "abc_1", "$x", "1x", "192.168.0.1", "256.1.1.1", "1.2.3.", "1.2.3.4.5", "23:59", "24:00", "7:05:09", "#fff", "#A1b2C3", "#abcd", "Passw0rd", "password1", "Has Sp4ce", "go go", "go gone", "");
        for (String in : inputs) {
            StringBuilder b = new StringBuilder();
            RULES.forEach((k, p) -> {
                if (p.matcher(in).matches()) b.append(k).append(' ');
            });
            System.out.println("'" + in + "' " + b);
        }
        System.out.println(query("a=1&b=two&flag&a=3&empty="));
        System.out.println(query(""));
        System.out.println(markdown("# Title\nsome **bold** and *it* with `co*de` [link](http://x/y)"));
        Matcher url = Pattern.compile("(?<scheme>\\w+)://(?:(?<user>[^@/]+)@)?(?<host>[^:/?#]+)(?::(?<port>\\d+))?(?<path>/[^?#]*)?(?:\\?(?<query>[^#]*))?(?:#(?<frag>.*))?").matcher("");
        for (String u : List.of("http://example.org", "https://me@host.net:8080/a/b?x=1&y#top", "ftp://h/#f", "nonsense")) {
            url.reset(u);
            if (!url.matches()) {
                System.out.println(u + " no match");
                continue;
            }
            System.out.println(url.group("scheme") + " " + url.group("user") + " " + url.group("host") + " " + url.group("port") + " " + url.group("path") + " " + url.group("query") + " " + url.group("frag"));
        }
        String text = "Call 555-1234 or (555) 987-6543, not 5555-123.";
        System.out.println(Pattern.compile("(?<!\\d)(?:\\(\\d{3}\\) )?\\d{3}-\\d{4}(?!\\d)").matcher(text).results().map(r -> r.group() + "@" + r.start()).toList());
        System.out.println("The rain in Spain".replaceAll("(?i)\\b(\\w*ain)\\b", "[$1]") + " " + "a,b;c d".split("[,; ]").length + " " + "x".repeat(5).replaceAll("x{2}", "y"));
        System.out.println("one two three".replaceAll("(\\w+) (\\w+)", "$2 $1") + " " + "2024-01-02".replaceFirst("(\\d+)-(\\d+)-(\\d+)", "$3.$2.$1"));
        Matcher rgb = Pattern.compile("rgb\\((\\d{1,3}),\\s*(\\d{1,3}),\\s*(\\d{1,3})\\)").matcher("rgb(255, 0,128)");
        if (rgb.matches()) System.out.println(String.format("#%02x%02x%02x", Integer.parseInt(rgb.group(1)), Integer.parseInt(rgb.group(2)), Integer.parseInt(rgb.group(3))));
        System.out.println(Pattern.compile("(\\d+").matcher("x"));
    }
}
