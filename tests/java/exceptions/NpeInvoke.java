package exceptions;

/** Helpful messages for calls on null, for each way the null may have been computed. */
public class NpeInvoke {
    String s;
    NpeInvoke next;
    static NpeInvoke root;
    static String[] names = new String[2];
    int[][] grid = new int[1][];

    NpeInvoke next() { return next; }
    static NpeInvoke make(int a, String b) { return null; }
    String s() { return s; }
    void go() { }
    void go(int a, long[] b, String c) { }
    interface I { int f(double d, Object o); }

    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static void param(String p, NpeInvoke q, I i, Object o, int n) {
        t(() -> { });
        try { p.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q.go(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q.go(1, null, "x"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { i.f(1.0, null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { o.toString(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { ((String) o).trim(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { (n == 0 ? p : "x").trim(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    void instance(String p) {
        String local = p;
        long wide = 5;
        String after = local;
        try { p.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { local.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { after.charAt((int) wide); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { s.isEmpty(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { this.next.s.isEmpty(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { next().s().isEmpty(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { s().isEmpty(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    public static void main(String[] args) {
        param(null, null, null, null, 0);
        new NpeInvoke().instance(null);
        t(() -> root.go());
        t(() -> root.next().go());
        t(() -> root.next.go());
        root = new NpeInvoke();
        t(() -> root.next.go());
        t(() -> root.next().go());
        t(() -> root.next.next.s.length());
        t(() -> root.s.length());
        t(() -> NpeInvoke.make(1, "x").go());
        t(() -> make(1, "x").next().s());
        t(() -> names[1].length());
        t(() -> names[names.length - 1].length());
        t(() -> root.grid[0].clone());
        String captured = args.length > 5 ? "x" : null;
        t(() -> captured.length());
        t(() -> new NpeInvoke().next.next());
        t(() -> (new String[3][2])[1][1].concat("x"));
        int[] idx = {1};
        t(() -> names[idx[0]].length());
        t(() -> names[(int) root.s.charAt(0)].length());
        t(() -> ((Runnable) null).run());
        t(() -> java.util.Objects.requireNonNull(null));
        t(() -> java.util.Objects.requireNonNull(null, "given"));
        t(() -> { throw new NullPointerException(); });
        t(() -> { throw new NullPointerException("explicit"); });
        for (String n : names) {
            try {
                System.out.println(n.length());
            } catch (NullPointerException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
