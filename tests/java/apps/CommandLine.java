package apps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An option parser exercised by the arguments of the program itself. */
public class CommandLine {
    static class UsageError extends Exception {
        UsageError(String m) { super(m); }
    }

    enum Type {
        FLAG, INT, TEXT, LIST;
        Object convert(String s, Object old) throws UsageError {
            switch (this) {
                case FLAG: return old == null ? 1 : (Integer) old + 1;
                case INT:
                    try {
                        return Integer.decode(s);
                    } catch (NumberFormatException e) {
                        throw new UsageError("not a number: " + s);
                    }
                case LIST: {
                    @SuppressWarnings("unchecked") List<String> l = old == null ? new ArrayList<>() : (List<String>) old;
                    for (String p : s.split(",")) l.add(p);
                    return l;
                }
                default: return s;
            }
        }
    }

    record Option(char brief, String name, Type type) { }

    private final List<Option> options = new ArrayList<>();
    private final Map<String, Object> values = new LinkedHashMap<>();
    private final List<String> rest = new ArrayList<>();

    CommandLine opt(char c, String n, Type t) {
        options.add(new Option(c, n, t));
        return this;
    }

    private Option find(String n) throws UsageError {
        List<Option> hits = new ArrayList<>();
        for (Option o : options) {
            if (o.name().equals(n)) return o;
            if (o.name().startsWith(n)) hits.add(o);
        }
        if (hits.size() == 1) return hits.get(0);
        throw new UsageError((hits.isEmpty() ? "unknown option --" : "ambiguous option --") + n);
    }

    private void put(Option o, String v) throws UsageError { values.put(o.name(), o.type().convert(v, values.get(o.name()))); }

    CommandLine parse(String... args) throws UsageError {
        for (int i = 0; i < args.length; i++) {
            String a = args[i];
            if (a.equals("--")) {
                while (++i < args.length) rest.add(args[i]);
            } else if (a.startsWith("--")) {
                int eq = a.indexOf('=');
                Option o = find(eq < 0 ? a.substring(2) : a.substring(2, eq));
                if (o.type() == Type.FLAG) {
                    if (eq >= 0) throw new UsageError("--" + o.name() + " takes no value");
                    put(o, null);
                } else if (eq >= 0) put(o, a.substring(eq + 1));
                else if (++i < args.length) put(o, args[i]);
                else throw new UsageError("--" + o.name() + " needs a value");
            } else if (a.length() > 1 && a.charAt(0) == '-') {
                next:
                for (int k = 1; k < a.length(); k++) {
                    for (Option o : options) {
                        if (o.brief() != a.charAt(k)) continue;
                        if (o.type() == Type.FLAG) {
                            put(o, null);
                            continue next;
                        }
                        if (k + 1 < a.length()) put(o, a.substring(k + 1));
                        else if (++i < args.length) put(o, args[i]);
                        else throw new UsageError("-" + o.brief() + " needs a value");
                        break next;
                    }
                    throw new UsageError("unknown option -" + a.charAt(k));
                }
            } else rest.add(a);
        }
        return this;
    }

    static CommandLine make() { return new CommandLine().opt('v', "verbose", Type.FLAG).opt('n', "number", Type.INT).opt('o', "output", Type.TEXT).opt('I', "include", Type.LIST).opt('V', "version", Type.FLAG); }

    public static void main(String[] args) throws UsageError {
        System.out.println(args.length + " arguments");
        for (String a : args) System.out.println("[" + a + "]");
        CommandLine c = make().parse(args);
        System.out.println(c.values + " " + c.rest);
        String[][] bad = {{"--nope"}, {"--ver"}, {"-n"}, {"-n", "x1"}, {"--verbose=1"}, {"-vz"}, {"--output"}, {"-"}, {"--", "-z"}, {}};
        for (String[] b : bad) {
            try {
                CommandLine d = make().parse(b);
                System.out.println("ok " + d.values + d.rest);
            } catch (UsageError e) {
                System.out.println(e.getMessage());
            }
        }
        make().parse("--num", "0x1F", "-Ia,b", "--number=ten");
    }
}
