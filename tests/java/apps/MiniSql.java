package apps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** An in-memory table store driven by commands from standard input. */
public class MiniSql {
    static class Table {
        final String name;
        final String[] cols;
        final List<Object[]> rows = new ArrayList<>();
        Table(String name, String[] cols) { this.name = name; this.cols = cols; }
        int col(String c) {
            for (int i = 0; i < cols.length; i++) if (cols[i].equals(c)) return i;
            throw new QueryError("no column " + c + " in " + name);
        }
    }

    static class QueryError extends RuntimeException {
        QueryError(String m) { super(m); }
        QueryError(String m, Throwable c) { super(m, c); }
    }

    private final Map<String, Table> tables = new LinkedHashMap<>();

    private Table table(String n) {
        Table t = tables.get(n);
        if (t == null) throw new QueryError("no table " + n);
        return t;
    }

    private static Object value(String s) {
        if (s.startsWith("'")) return s.substring(1, s.length() - 1);
        try {
            return s.equals("null") ? null : s.contains(".") ? (Object) Double.valueOf(s) : Long.valueOf(s);
        } catch (NumberFormatException e) {
            throw new QueryError("bad literal " + s, e);
        }
    }

    @SuppressWarnings("unchecked")
    private static int cmp(Object a, Object b) {
        if (a == null || b == null) return a == b ? 0 : a == null ? -1 : 1;
        if (a instanceof Number x && b instanceof Number y) return Double.compare(x.doubleValue(), y.doubleValue());
        return ((Comparable<Object>) a).compareTo(b);
    }

    private static Predicate<Object[]> where(Table t, String[] w, int i) {
        int c = t.col(w[i]);
        String op = w[i + 1];
        Object v = value(w[i + 2]);
        Predicate<Object[]> p = r -> {
            int k = cmp(r[c], v);
            return switch (op) {
                case "=" -> k == 0;
                case "<" -> k < 0;
                case ">" -> k > 0;
                case "!=" -> k != 0;
                default -> throw new QueryError("bad operator " + op);
            };
        };
        if (i + 3 >= w.length) return p;
        Predicate<Object[]> rest = where(t, w, i + 4);
        return w[i + 3].equals("and") ? p.and(rest) : p.or(rest);
    }

    String exec(String line) {
        String[] w = line.split("\\s+");
        switch (w[0]) {
            case "create": {
                String[] cols = new String[w.length - 2];
                System.arraycopy(w, 2, cols, 0, cols.length);
                if (tables.putIfAbsent(w[1], new Table(w[1], cols)) != null) throw new QueryError("table exists: " + w[1]);
                return "created " + w[1] + "/" + cols.length;
            }
            case "insert": {
                Table t = table(w[1]);
                if (w.length - 2 != t.cols.length) throw new QueryError("expected " + t.cols.length + " values, got " + (w.length - 2));
                Object[] r = new Object[t.cols.length];
                for (int i = 0; i < r.length; i++) r[i] = value(w[i + 2]);
                t.rows.add(r);
                return "1 row";
            }
            case "select": {
                Table t = table(w[1]);
                Predicate<Object[]> p = w.length > 2 && w[2].equals("where") ? where(t, w, 3) : r -> true;
                StringBuilder sb = new StringBuilder(String.join("|", t.cols));
                for (Object[] r : t.rows) {
                    if (!p.test(r)) continue;
                    sb.append('\n');
                    for (int i = 0; i < r.length; i++) sb.append(i == 0 ? "" : "|").append(r[i]);
                }
                return sb.toString();
            }
            case "delete": {
                Table t = table(w[1]);
                int before = t.rows.size();
                t.rows.removeIf(where(t, w, 3));
                return before - t.rows.size() + " deleted";
            }
            case "order": {
                Table t = table(w[1]);
                int c = t.col(w[2]);
                t.rows.sort((a, b) -> w.length > 3 && w[3].equals("desc") ? cmp(b[c], a[c]) : cmp(a[c], b[c]));
                return "ordered";
            }
            case "sum": {
                Table t = table(w[1]);
                int c = t.col(w[2]);
                double s = 0;
                for (Object[] r : t.rows) if (r[c] instanceof Number n) s += n.doubleValue();
                return "sum " + s;
            }
            default:
                throw new QueryError("unknown command " + w[0]);
        }
    }

    public static void main(String[] args) {
        MiniSql db = new MiniSql();
        java.util.Scanner in = new java.util.Scanner(System.in);
        int n = 0, bad = 0;
        while (in.hasNextLine()) {
            String l = in.nextLine().trim();
            if (l.isEmpty() || l.startsWith("#")) continue;
            if (l.equals("quit")) break;
            n++;
            try {
                System.out.println(db.exec(l));
            } catch (QueryError e) {
                bad++;
                System.out.println("error: " + e.getMessage() + (e.getCause() == null ? "" : " (" + e.getCause().getClass().getSimpleName() + ")"));
            } catch (ClassCastException e) {
                bad++;
                System.out.println("error: incomparable values");
            }
        }
        System.out.println(n + " commands, " + bad + " failed");
        System.exit(bad);
    }
}
