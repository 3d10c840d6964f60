package handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A calculator whose operations are looked up by name through method handles. */
public class HandleDispatchTable {
    static double add(double a, double b) { return a + b; }
    static double sub(double a, double b) { return a - b; }
    static double neg(double a) { return -a; }
    static double pi() { return 3.14; }
    static double avg(double... v) {
        double s = 0;
        for (double x : v) s += x;
        return v.length == 0 ? Double.NaN : s / v.length;
    }

    private final java.util.Map<String, MethodHandle> table = new java.util.TreeMap<>();
    private int calls;

    HandleDispatchTable() throws ReflectiveOperationException {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType two = MethodType.methodType(double.class, double.class, double.class);
        for (String n : new String[] {"add", "sub"}) table.put(n, l.findStatic(HandleDispatchTable.class, n, two));
        for (String n : new String[] {"max", "pow", "hypot"}) table.put(n, l.findStatic(Math.class, n, two));
        table.put("neg", l.findStatic(HandleDispatchTable.class, "neg", MethodType.methodType(double.class, double.class)));
        table.put("pi", l.findStatic(HandleDispatchTable.class, "pi", MethodType.methodType(double.class)));
        table.put("avg", l.findStatic(HandleDispatchTable.class, "avg", MethodType.methodType(double.class, double[].class)));
        table.put("calls", l.findVirtual(HandleDispatchTable.class, "calls", MethodType.methodType(double.class)).bindTo(this));
        table.put("half", MethodHandles.insertArguments(l.findStatic(HandleDispatchTable.class, "div", two), 1, 2.0));
    }

    double calls() { return calls; }
    private static double div(double a, double b) { return a / b; }

    double eval(String expr) {
        java.util.ArrayDeque<Object> st = new java.util.ArrayDeque<>();
        for (String w : expr.trim().split("\\s+")) {
            MethodHandle h = table.get(w);
            if (h == null) {
                st.push(Double.parseDouble(w));
                continue;
            }
            calls++;
            int n = h.isVarargsCollector() ? st.size() : h.type().parameterCount();
            Object[] as = new Object[n];
            while (n > 0) as[--n] = st.pop();
            try {
                st.push(h.invokeWithArguments(as));
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable t) {
                throw new AssertionError(t);
            }
        }
        return (double) st.pop();
    }

    public static void main(String[] args) throws Exception {
        HandleDispatchTable t = new HandleDispatchTable();
        for (String e : new String[] {"1 2 add", "10 4 sub neg", "3 4 hypot", "2 10 pow half", "1 2 3 6 avg", "pi 2 max", "calls", "avg", "7 half half"}) System.out.println(e + " = " + t.eval(e));
        for (String bad : new String[] {"1 add", "x", "neg"}) {
            try {
                System.out.println(t.eval(bad));
            } catch (RuntimeException e) {
                System.out.println(bad + ": " + e.getClass().getSimpleName());
            }
        }
        for (var e : t.table.entrySet()) System.out.print(e.getKey() + e.getValue().type() + (e.getValue().isVarargsCollector() ? "* " : " "));
        System.out.println();
    }
}
