package libmisc;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

// A CSV parser with quoting rules, then filtering, sorting, pivoting and writing back.
public class CsvReport {
    static class CsvException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        CsvException(int line, String why) {
            super("line " + line + ": " + why);
        }
    }

    static List<List<String>> parse(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        boolean was = false;
        int line = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') line++;
            if (quoted) {
                if (c != '"') cell.append(c);
                else if (i + 1 < text.length() && text.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else quoted = false;
            } else if (c == '"') {
                if (cell.length() > 0 || was) throw new CsvException(line, "stray quote");
                quoted = was = true;
            } else if (c == ',' || c == '\n') {
                row.add(was ? cell.toString() : cell.toString().strip());
                cell.setLength(0);
                was = false;
                if (c == '\n') {
                    rows.add(row);
                    row = new ArrayList<>();
                }
            } else cell.append(c);
        }
        if (quoted) throw new CsvException(line, "unclosed quote");
        if (cell.length() > 0 || was || !row.isEmpty()) {
            row.add(cell.toString());
            rows.add(row);
        }
        return rows;
    }

    static String write(List<String> row) {
        return row.stream().map(s -> s.matches("(?s).*[,\"\n].*") ? '"' + s.replace("\"", "\"\"") + '"' : s).collect(Collectors.joining(","));
    }

    public static void main(String[] args) {
        String text = "region,product,units, price\nnorth,\"Bolt, large\",10,2.50\nsouth,Nut,200,0.05\nnorth,\"6\"\" pipe\",3,12.00\neast,\"two\nlines\",1,99.99\nsouth,Bolt,15,1.75\nnorth,Nut,,0.05\n";
        List<List<String>> rows = parse(text);
        List<String> head = rows.remove(0);
        System.out.println(head + " " + rows.size());
        for (List<String> r : rows) System.out.println(write(r).replace("\n", "\\n"));
        List<Map<String, String>> recs = new ArrayList<>();
        for (List<String> r : rows) {
            Map<String, String> m = new LinkedHashMap<>();
            for (int i = 0; i < head.size(); i++) m.put(head.get(i), r.get(i));
            recs.add(m);
        }
        Map<String, Double> revenue = new TreeMap<>();
        int line = 1;
        for (Map<String, String> r : recs) {
            line++;
            try {
                revenue.merge(r.get("region"), Integer.parseInt(r.get("units")) * Double.parseDouble(r.get("price")), Double::sum);
            } catch (NumberFormatException e) {
                System.out.println("skipped record " + line + ": " + e.getMessage());
            }
        }
        revenue.forEach((k, v) -> System.out.println(String.format(Locale.ROOT, "%-6s %8.2f", k, v)));
        Map<String, List<String>> sold = recs.stream().collect(Collectors.groupingBy(r -> r.get("region"), TreeMap::new, Collectors.mapping(r -> r.get("product").replace("\n", " "), Collectors.toList())));
        System.out.println(sold);
        System.out.println(recs.stream().sorted((a, b) -> Double.compare(Double.parseDouble(b.get("price")), Double.parseDouble(a.get("price")))).map(r -> r.get("price")).collect(Collectors.joining(" > ")));
        System.out.println(parse("").size() + " " + parse("a,b").get(0) + " " + parse("\"\"\n").get(0) + " " + parse(",,\n").get(0).size() + " " + parse("x\n\ny").size());
        for (String bad : new String[] {"a\"b", "\"open\nmore", "\"x\"\"", "ok\n\"a\" \"b\""}) {
            try {
                System.out.println(parse(bad));
            } catch (CsvException e) {
                System.out.println(e.getMessage());
            }
        }
        boolean same = true;
        for (List<String> r : rows) same &= parse(write(r) + "\n").get(0).equals(r);
        System.out.println("round trip " + same);
    }
}
