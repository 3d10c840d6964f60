package libmisc;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// A spreadsheet: cell references, formulas, ranges, recalculation order, cycles, error values.
public class Sheets {
    static final Pattern REF = Pattern.compile("([A-Z])(\\d+)");
    static final Pattern CALL = Pattern.compile("(SUM|AVG|MAX|MIN|COUNT)\\(([A-Z]\\d+):([A-Z]\\d+)\\)");

    private final Map<String, String> src = new TreeMap<>();
    private final Map<String, Object> val = new TreeMap<>();
    private final Set<String> busy = new HashSet<>();
    private final List<String> order = new ArrayList<>();

    Sheets set(String cell, String text) {
        if (!REF.matcher(cell).matches()) throw new IllegalArgumentException("bad cell " + cell);
        src.put(cell, text);
        val.clear();
        order.clear();
        return this;
    }

    Object get(String cell) {
        Object v = val.get(cell);
        if (v != null) return v;
        String s = src.get(cell);
        if (s == null) return 0.0;
        if (!busy.add(cell)) return "#CYCLE";
        try {
            v = s.startsWith("=") ? formula(s.substring(1)) : parse(s);
        } catch (ArithmeticException e) {
            v = "#DIV/0";
        } catch (IllegalArgumentException e) {
            v = "#" + e.getMessage();
        } finally {
            busy.remove(cell);
        }
        val.put(cell, v);
        order.add(cell);
        return v;
    }

    private static Object parse(String s) {
        try {
            return Double.valueOf(s);
        } catch (NumberFormatException e) {
            return s;
        }
    }

    private double num(String t) {
        Object v = REF.matcher(t).matches() ? get(t) : parse(t);
        if (v instanceof Double d) return d;
        if (v.toString().startsWith("#")) throw new IllegalArgumentException(v.toString().substring(1));
        throw new IllegalArgumentException("VALUE");
    }

    private Object formula(String f) {
        Matcher m = CALL.matcher(f);
        if (m.matches()) {
            List<Double> xs = new ArrayList<>();
            for (char c = m.group(2).charAt(0); c <= m.group(3).charAt(0); c++) {
                for (int r = Integer.parseInt(m.group(2).substring(1)); r <= Integer.parseInt(m.group(3).substring(1)); r++) if (src.containsKey("" + c + r)) xs.add(num("" + c + r));
            }
            return switch (m.group(1)) {
                case "SUM" -> xs.stream().mapToDouble(x -> x).sum();
                case "AVG" -> xs.stream().mapToDouble(x -> x).average().orElseThrow(() -> new IllegalArgumentException("EMPTY"));
                case "MAX" -> xs.stream().mapToDouble(x -> x).max().orElse(0);
                case "MIN" -> xs.stream().mapToDouble(x -> x).min().orElse(0);
                default -> (double) xs.size();
            };
        }
        String[] t = f.split("(?<=[-+*/&])|(?=[-+*/&])");
        if (f.contains("&")) {
            StringBuilder b = new StringBuilder();
            for (String x : f.split("&")) b.append(REF.matcher(x).matches() ? get(x) : x.replace("\"", ""));
            return b.toString();
        }
        double acc = num(t[0]);
        for (int i = 1; i < t.length; i += 2) {
            double x = num(t[i + 1]);
            switch (t[i].charAt(0)) {
                case '+' -> acc += x;
                case '-' -> acc -= x;
                case '*' -> acc *= x;
                default -> {
                    if (x == 0) throw new ArithmeticException();
                    acc /= x;
                }
            }
        }
        return acc;
    }

    void show() {
        Map<String, StringBuilder> rows = new LinkedHashMap<>();
        for (int r = 1; r <= 4; r++) {
            for (char c = 'A'; c <= 'D'; c++) {
                Object v = src.containsKey("" + c + r) ? get("" + c + r) : "";
                rows.computeIfAbsent("" + r, k -> new StringBuilder(k)).append(v instanceof Double d ? String.format(Locale.ROOT, "|%9.2f", d) : String.format("|%-9s", v));
            }
        }
        rows.values().forEach(System.out::println);
        System.out.println("order " + order);
    }

    public static void main(String[] args) {
        Sheets s = new Sheets();
        s.set("A1", "10").set("A2", "2.5").set("A3", "=A1*A2+1").set("A4", "=SUM(A1:A3)").set("B1", "text").set("B2", "=B1+1").set("B3", "=A1/C1").set("B4", "=B3+1").set("C2", "=AVG(A1:A4)").set("C3", "=MAX(A1:A4)-MIN(A1:A4)").set("C4", "=D4").set("D4", "=C4+1").set("D1", "=\"n=\"&A2&B1").set("D2", "=COUNT(A1:D1)").set("D3", "=AVG(C1:C1)");
        s.show();
        s.set("C1", "4").set("A1", "=A2*100").set("C4", "7").set("C3", "=MIN(A1:A4)");
        s.show();
        s.set("A1", "=A1");
        s.show();
        System.out.println(s.get("A1") + " " + s.get("Z9") + " " + s.get("C4"));
        try {
            s.set("AA1", "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
