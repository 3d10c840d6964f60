package libmap;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;

// Properties: defaults, the text format on load and store, escapes.
public class PropertiesInMemory {
    static String esc(String s) {
        if (s == null) return "null";
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < 32 || c > 126) b.append('<').append(Integer.toHexString(c)).append('>');
            else b.append(c);
        }
        return b.toString();
    }
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

    public static void main(String[] args) throws IOException {
        Properties d = new Properties();
        d.setProperty("color", "red");
        d.setProperty("size", "10");
        Properties p = new Properties(d);
        System.out.println(p.setProperty("size", "20") + " " + p.setProperty("size", "21") + " " + p.getProperty("size") + " " + p.getProperty("color") + " " + p.getProperty("none") + " " + p.getProperty("none", "dflt"));
        System.out.println(p.size() + " " + p.containsKey("color") + " " + p.get("color") + " " + new TreeSet<>(p.stringPropertyNames()) + " " + p);
        p.put("num", 5);
        System.out.println(p.getProperty("num") + " " + p.get("num") + " " + new TreeSet<>(p.stringPropertyNames()));
        t("null key", () -> p.getProperty(null));
        t("null value", () -> p.setProperty("a", null));
        Properties q = new Properties();
        String text = "# comment\n! also comment\n\nplain=value\n  spaced   =   trimmed left  \ncolon:yes\nblank key sep\nempty=\nnovalue\n"
            + "multi = first \\\n   second \\\n\tthird\nescaped\\ key\\=x = v\\tab\\n\\u0041\\u20ac\npath=C:\\\\dir\\\\file\ndup=1\ndup=2\n=emptykey\ntail\\\\\ncont=a\\\n\n#x=1\nuni\\u0063ode=ok\nodd\\qescape=\\z";
        q.load(new StringReader(text));
        for (var e : new TreeMap<>(q).entrySet()) System.out.println("[" + esc((String) e.getKey()) + "]=[" + esc((String) e.getValue()) + "]");
        t("bad unicode", () -> {
            new Properties().load(new StringReader("a=\\u12"));
            return "";
        });
        t("bad unicode 2", () -> {
            new Properties().load(new StringReader("a=\\uzzzz"));
            return "";
        });
        Properties one = new Properties();
        one.setProperty(" lead key:=#!", "  v\t\n\\ \u20ac=:#!");
        Properties back = new Properties();
        back.load(new java.io.ByteArrayInputStream("\\ lead\\ key\\:\\=\\#\\!=\\  v\\t\\n\\\\ \\u20AC\\=\\:\\#\\!\n".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)));
        System.out.println(back.equals(one) + " " + esc(back.getProperty(" lead key:=#!")));
        Properties latin = new Properties();
        latin.load(new java.io.ByteArrayInputStream(new byte[] {'k', '=', (byte) 0xe9, '\r', '\n', 'm', '\r', 'n', ' ', 'x', '\f', 'y'}));
        System.out.println(esc(latin.getProperty("k")) + " " + esc(latin.getProperty("m")) + " " + esc(latin.getProperty("n")));
        t("load null", () -> {
            new Properties().load((java.io.Reader) null);
            return "";
        });
        StringWriter list = new StringWriter();
        Properties l = new Properties();
        l.setProperty("k", "x".repeat(50));
        l.list(new java.io.PrintWriter(list, true));
        System.out.println(list.toString().replace("\r", ""));
        System.out.println(q.remove("dup") + " " + q.getProperty("dup") + " " + q.computeIfAbsent("made", k -> k + "!") + " " + q.merge("made", "?", (a, b) -> "" + a + b));
    }
}
