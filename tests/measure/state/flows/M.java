import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;
/** Every attribute takes another way through the library to where it is asserted. */
public class M {
    int a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p;
    static int sa; String text; int[] arr = new int[4]; List<Integer> list = new ArrayList<>(); Map<String,Integer> map = new TreeMap<>();
    String named; int sized; Object obj; long lng; double dbl; M next;
    void a(int v) { a = v; } void b(int v) { b = v; } void c(int v) { c = v; } void d(int v) { d = v; } void e(int v) { e = v; } void f(int v){f=v;} void g(int v){g=v;} void h(int v){h=v;} void i(int v){i=v;} void j(int v){j=v;}
    void k(int v){k=v;} void l(int v){l=v;} void m(int v){m=v;} void n(int v){n=v;}
    int viaSort() { Integer[] x = {a, 5, 3}; Arrays.sort(x); return x[0]; }
    String viaFormat() { return String.format("%05d|%s", b, "x"); }
    int viaStream() { return IntStream.of(1, c, 3).map(x -> x * 2).sum(); }
    int viaException() { try { throw new IllegalStateException("v" + d); } catch (IllegalStateException x) { return x.getMessage().length() + x.getMessage().charAt(1); } }
    String viaBuilder() { StringBuilder s = new StringBuilder(); for (int q = 0; q < 3; q++) s.append(e); return s.reverse().toString(); }
    int viaProperty() { System.setProperty("h.p", "" + f); return Integer.getInteger("h.p"); }
    int viaThreadLocal() { ThreadLocal<Integer> t = new ThreadLocal<>(); t.set(g); return t.get(); }
    int viaQueue() { PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.reverseOrder()); q.add(1); q.add(h); q.add(2); return q.poll(); }
    int viaHash() { return new HashSet<>(Arrays.asList(1, 2, i)).size(); }
    int viaArraycopy() { int[] x = new int[10]; int[] y = {1, j, 2}; System.arraycopy(y, 0, x, 3, 3); int[] z = x.clone(); return z[4]; }
    int viaBits() { BitSet s = new BitSet(); s.set(k); return s.cardinality() + s.nextSetBit(0); }
    int viaConcurrent() { ConcurrentHashMap<String,Integer> q = new ConcurrentHashMap<>(); q.put("x", l); q.merge("x", 1, Integer::sum); return q.get("x"); }
    int viaSwitch() { switch (m) { case 1: return 10; case 2: return 20; default: return 30; } }
    boolean viaString() { return ("pre" + n).endsWith("7"); }
    int viaParse() { return Integer.parseInt(Integer.toHexString(o + 16), 16); }
    void o(int v) { o = v; }
    void p(int v) { p = v; }
    int viaCallback(IntUnaryOperator u) { return u.applyAsInt(p); }
    void unused(int v) { lng = v; }
    int ignoring() { long t = lng * 2; if (t > 5) { t = 3; } return 7; }
    void dead(int v) { dbl = v; }
    int printed() { StringBuilder s = new StringBuilder(); s.append(dbl); s.setLength(0); return s.length(); }
    void sa(int v) { sa = v; }
    int lookup() { int[] t = {5, 6, 7, 8}; return t[sa & 3]; }
    void text(String s) { text = s; }
    boolean regex() { return text.matches("[a-c]+\\d"); }
    void put(int v) { arr[2] = v; }
    int sum() { int s = 0; for (int x : arr) s += x; return s; }
    void add(int v) { list.add(v); }
    int last() { Iterator<Integer> it = list.iterator(); int r = 0; while (it.hasNext()) r = it.next(); return r; }
    void set(String s, int v) { map.put(s, v); }
    String joined() { return map.entrySet().stream().map(x -> x.getKey() + x.getValue()).collect(Collectors.joining(",")); }
    void link() { next = new M(); next.a = 4; }
    int linked() { return next == null ? 0 : 1; }
    void obj(Object x) { obj = x; }
    void named(String s) { named = s; Thread.currentThread().setName(named); }
    String viaThread() { Thread now = Thread.currentThread(); return now.getName(); }
    void sized(int n) { sized = n; }
    static int refused(int n) { try { return new int[n].length; } catch (NegativeArraySizeException e) { return -1; } }
    int viaRefused() { return refused(-1) + sized; }
    int kind() { return obj instanceof String ? 1 : obj instanceof Integer ? 2 : 3; }
}
