package exceptions;

/** Helpful messages built from nested expressions: index arithmetic, calls, chains beyond the printed depth. */
public class NpeExpressions {
    static class A {
        B b;
        A[] as = new A[2];
        int[] ix = {0, 1};
        int k = 1;
        A a;
        B b() { return b; }
        A self() { return this; }
        static A none(A x, int[] y, String... z) { return null; }
    }
    static class B {
        String s;
        int[][] m = new int[2][];
        A back;
        String s() { return s; }
    }
    static A top = new A();
    static A[][] grid = new A[2][2];
    static int[] idx = {1};

    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static long sink;

    static void locals(long w, A p, double d, int i, A q) {
        A l1 = p;
        int l2 = i + 1;
        A[] l3 = {null, null};
        try { p.k = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q.a.k = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { l1.self().k++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { l3[i].k++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { l3[l2 - 1].k++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { l3[q.ix[i]].a.k = (int) w; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q.as[i].as[l2].k = (int) d; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q.self().self().b().s(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { sink = q.b.m.length; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { ((A) (Object) p).k = 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { (i == 0 ? p : q).k = 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { (l1 = p).k = 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { A.none(q, q.ix, "a", "b").k = 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    public static void main(String[] args) {
        t(() -> top.b.s.length());
        t(() -> top.b().s().length());
        t(() -> top.as[top.ix[1]].k++);
        t(() -> top.as[top.ix[top.ix[0]]].k++);
        t(() -> top.as[top.ix[top.ix[top.ix[top.ix[top.ix[0]]]]]].k++);
        t(() -> top.as[top.k].b.s());
        t(() -> top.as[top.self().k].b.s());
        t(() -> top.as[top.k - 1].b.s());
        t(() -> top.as[idx[0]].b.s());
        t(() -> top.as[idx.length].b.s());
        t(() -> grid[0][1].k++);
        t(() -> grid[idx[0]][top.k].a.k++);
        t(() -> sink = grid[1][idx[0] - 1].as.length);
        t(() -> top.a.a.a.a.a.a.k++);
        top.a = top;
        t(() -> top.a.a.a.a.a.b.s());
        t(() -> top.a.a.a.as[0].a.k++);
        t(() -> top.self().a.self().b.s());
        top.b = new B();
        t(() -> top.b.m[0][1]++);
        t(() -> top.b.m[top.k][idx[0]] = 5);
        t(() -> sink = top.b().m[1].length);
        t(() -> top.b.back.b.s.length());
        t(() -> top.b().s().concat("x").length());
        t(() -> top.b.s.concat(top.b.s()));
        t(() -> new A().b.s());
        t(() -> (new A[3][2])[1][0].k++);
        t(() -> A.none(null, null).self().self());
        t(() -> { String[] a = new String[2]; a[1].trim(); });
        t(() -> { int[][] a = new int[2][]; for (int[] r : a) sink += r[0]; });
        t(() -> { Object o = null; synchronized (o) { sink++; } });
        t(() -> { boolean[][] z = {null}; z[0][3] ^= true; });
        t(() -> { double[] d = null; d[(int) sink] += 2; });
        t(() -> { Integer[] n = {null}; n[0]++; });
        t(() -> { java.util.List<String> l = new java.util.ArrayList<>(); l.add(null); l.get(0).length(); });
        t(() -> { java.util.Map<String, Integer> m = new java.util.TreeMap<>(); int v = m.get("x"); });
        locals(1, null, 2, 0, new A());
        locals(1, new A(), 2, 0, top);
    }
}
