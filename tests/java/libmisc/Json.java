package libmisc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

// A JSON reader and two printers (compact and indented) on plain collections.
public class Json {
    static class JsonException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        JsonException(String m, int at) {
            super(m + " at " + at);
        }
    }

    private final String s;
    private int i;

    Json(String s) {
        this.s = s;
    }

    static Object parse(String text) {
        Json j = new Json(text);
        Object v = j.value();
        j.ws();
        if (j.i < text.length()) throw new JsonException("trailing '" + text.charAt(j.i) + "'", j.i);
        return v;
    }

    private void ws() {
        while (i < s.length() && Character.isWhitespace(s.charAt(i))) i++;
    }

    private char peek() {
        ws();
        if (i >= s.length()) throw new JsonException("unexpected end", i);
        return s.charAt(i);
    }

    private void expect(char c) {
        if (peek() != c) throw new JsonException("expected '" + c + "' but found '" + s.charAt(i) + "'", i);
        i++;
    }

    private Object value() {
        char c = peek();
        switch (c) {
            case '{': {
                i++;
                Map<String, Object> m = new LinkedHashMap<>();
                if (peek() == '}') {
                    i++;
                    return m;
                }
                do {
                    ws();
                    int at = i;
                    String k = string();
                    expect(':');
                    if (m.containsKey(k)) throw new JsonException("duplicate key " + k, at);
                    m.put(k, value());
                } while (more('}'));
                return m;
            }
            case '[': {
                i++;
                List<Object> l = new ArrayList<>();
                if (peek() == ']') {
                    i++;
                    return l;
                }
                do l.add(value());
                while (more(']'));
                return l;
            }
            case '"':
                return string();
            default:
                for (Object[] w : new Object[][] {{"true", true}, {"false", false}, {"null", null}}) {
                    if (s.startsWith((String) w[0], i)) {
                        i += ((String) w[0]).length();
                        return w[1];
                    }
                }
                int from = i;
                while (i < s.length() && "+-.eE0123456789".indexOf(s.charAt(i)) >= 0) i++;
                if (from == i) throw new JsonException("unexpected '" + c + "'", i);
                String n = s.substring(from, i);
                try {
                    return n.matches("-?\\d{1,18}") ? (Object) Long.valueOf(n) : (Object) Double.valueOf(n);
                } catch (NumberFormatException e) {
                    throw new JsonException("bad number " + n, from);
                }
        }
    }

    private boolean more(char close) {
        if (peek() == ',') {
            i++;
            return true;
        }
        expect(close);
        return false;
    }

    private String string() {
        expect('"');
        StringBuilder b = new StringBuilder();
        while (true) {
            if (i >= s.length()) throw new JsonException("unclosed string", i);
            char c = s.charAt(i++);
            if (c == '"') return b.toString();
            if (c != '\\') {
                b.append(c);
                continue;
            }
            c = s.charAt(i++);
            int k = "nrtbf".indexOf(c);
            if (c == 'u') {
                b.append((char) Integer.parseInt(s, i, i + 4, 16));
                i += 4;
            } else b.append(k >= 0 ? "\n\r\t\b\f".charAt(k) : c);
        }
    }

    static String quote(String s) {
        StringBuilder b = new StringBuilder("\"");
        for (char c : s.toCharArray()) {
            if (c == '"' || c == '\\') b.append('\\').append(c);
            else if (c == '\n') b.append("\\n");
            else if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c));
            else b.append(c);
        }
        return b.append('"').toString();
    }

    static void print(Object v, StringBuilder b, String indent, String step) {
        String nl = step.isEmpty() ? "" : "\n" + indent + step;
        String end = step.isEmpty() ? "" : "\n" + indent;
        if (v instanceof Map<?, ?> m) {
            String sep = "{" + nl;
            for (Map.Entry<?, ?> e : m.entrySet()) {
                b.append(sep).append(quote((String) e.getKey())).append(step.isEmpty() ? ":" : ": ");
                print(e.getValue(), b, indent + step, step);
                sep = "," + nl;
            }
            b.append(m.isEmpty() ? "{}" : end + "}");
        } else if (v instanceof List<?> l) {
            String sep = "[" + nl;
            for (Object o : l) {
                b.append(sep);
                print(o, b, indent + step, step);
                sep = "," + nl;
            }
            b.append(l.isEmpty() ? "[]" : end + "]");
        } else b.append(v instanceof String t ? quote(t) : String.valueOf(v));
    }

    static String show(Object v, String step) {
        StringBuilder b = new StringBuilder();
        print(v, b, "", step);
        return b.toString();
    }

    public static void main(String[] args) {
        String doc = " {\"name\": \"Widget \\\"X\\\"\\n\\u00e9\\u20ac\", \"tags\": [\"a\", \"b\\/c\", \"\"], \"dims\": {\"w\": 10, \"h\": -2.50e1, \"big\": 12345678901234567890},\"ok\":true , \"none\":null, \"empty\": {}, \"list\": [ ], \"deep\": [[1],[2,[3]]]}";
        Object v = parse(doc);
        System.out.println(show(v, ""));
        System.out.println(show(v, "  "));
        System.out.println(parse(show(v, "  ")).equals(v) + " " + v.hashCode());
        Map<?, ?> m = (Map<?, ?>) v;
        System.out.println(((List<?>) m.get("deep")).get(1) + " " + ((Map<?, ?>) m.get("dims")).get("h").getClass().getSimpleName() + " " + m.containsKey("none") + " " + m.get("none"));
        for (String bad : Arrays.asList("", "{", "[1,", "[1 2]", "{\"a\" 1}", "{a:1}", "\"open", "tru", "1.2.3", "[1]]", "{\"k\":1,\"k\":2}", "[,]", "-")) {
            try {
                System.out.println(bad + " -> " + show(parse(bad), ""));
            } catch (JsonException e) {
                System.out.println(bad + " ! " + e.getMessage());
            }
        }
        System.out.println(show(parse("[0, -0, 1e2, \"\\t\\\\\"]"), "") + " " + show(null, "") + " " + show(Map.of("k", List.of(1, 2.5, true)), ""));
        parse("{\"x\": \"\\u00zz\"}");
    }
}
