import java.util.*;
import java.util.function.*;
/** Functions and services as arguments: predicates, suppliers, comparators, interfaces of the program. */
public class Services {
    public interface Rule { boolean test(int x); }
    public interface Repo { String find(int id); boolean save(String s); int count(); }
    public static int countIf(List<String> xs, Predicate<String> p) {
        int n = 0;
        for (String x : xs) if (x != null && p.test(x)) n++;
        return n > 1 ? n : -n;
    }
    public static String choose(Supplier<String> s, boolean b) {
        if (b && s.get().isEmpty()) return "empty";
        return "other";
    }
    public static int apply(IntBinaryOperator op, int a, int b) {
        int r = op.applyAsInt(a, b);
        return r > 10 || r == a ? 1 : 0;
    }
    public static boolean rule(Rule r, int x) { return r != null && (r.test(x) ^ r.test(x + 1)); }
    public static <T> T best(List<T> xs, Comparator<? super T> c) {
        T best = null;
        for (T x : xs) if (best == null || c.compare(x, best) > 0) best = x;
        return best;
    }
    public static Integer map(Function<String, Integer> f, String s) {
        Integer i = f.apply(s);
        if (i == null) return -1;
        return i > 5 && i % 2 == 0 ? i : 0;
    }
    public static String service(Repo repo, int id) {
        String s = repo.find(id);
        if (s == null && repo.count() > 3) return "many";
        if (s != null && repo.save(s)) return "saved";
        return "none";
    }
    public static int run(Runnable r, int n) { if (n > 3) r.run(); return n; }
    private final UnaryOperator<String> op;
    public Services(UnaryOperator<String> op) { this.op = op; }
    public boolean same(String s) { return s != null && s.equals(op.apply(s)); }
}
