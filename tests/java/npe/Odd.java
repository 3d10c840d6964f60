package npe;

/** Code of unusual shape: many locals and branches, odd names, nested handlers, class and instance initialisers. */
public class Odd {
    static int $;
    static Odd _$, été, 名前;
    Odd link$, $link;
    int[] 数 = null;
    static Object[][][][] four = new Object[2][2][2][];
    static long sink;
    static Object osink;

    static void say(Throwable e) { System.out.println(e.getMessage()); }

    static void t(Runnable body) {
        try { body.run(); System.out.println("no exception"); } catch (NullPointerException e) { say(e); }
    }

    Odd größer(Odd... was) { return null; }

    static void names() {
        t(() -> sink = _$.$);
        t(() -> _$.link$ = null);
        t(() -> été.$link.link$ = null);
        t(() -> 名前.数[0]++);
        t(() -> new Odd().数[$]++);
        t(() -> new Odd().größer(new Odd()).größer());
        t(() -> new Odd().$link.größer(été, 名前));
    }

    static class A { static class B { static class C { C c; static C s; C m(A a, B b, C[] c) { return this.c; } } } }

    static void nested() {
        t(() -> A.B.C.s.c = null);
        t(() -> new A.B.C().c.c = null);
        t(() -> new A.B.C().m(null, null, null).c = null);
        t(() -> A.B.C.s.m(new A(), new A.B(), null));
        class Local { Local l; Local go(Local... ls) { return ls[0].l; } }
        t(() -> new Local().go((Local) null));
        t(() -> new Local().go(new Local()).go());
        Runnable anonymous = new Runnable() {
            Runnable inner;
            public void run() { inner.run(); }
        };
        t(anonymous);
    }

    static void dimensions() {
        t(() -> four[0][0][0][0] = "x");
        t(() -> four[1][1][1][1].hashCode());
        t(() -> four[$][$ + 1][$][1].hashCode());
        four[0][0][0] = new Object[1];
        t(() -> four[0][0][0][0].hashCode());
        t(() -> four[$][$][$][$].hashCode());
        t(() -> osink = ((Object[]) four[0][0][0][0])[0]);
        four[0][0][0][0] = new Object[1][1][1];
        t(() -> ((Object[][][]) four[0][0][0][0])[0][0][0].hashCode());
        four[1] = null;
        t(() -> four[1][0][0][0] = "x");
        t(() -> sink = four[1].length);
    }

    static void tangled(int n, String s, Object o) {
        for (int round = 0; round < 4; round++) {
            String t = s;
            try {
                if (n > 2) {
                    while (n > 0) {
                        if (n % 2 == 0) { n -= 1; continue; }
                        t = n == 1 ? s : "x";
                        n--;
                    }
                }
                switch (round) {
                    case 0: sink += t.length(); break;
                    case 1: sink += o.hashCode(); break;
                    case 2: t = (String) o; sink += t.length(); break;
                    default: sink += s.concat(t).length();
                }
                System.out.println("round " + round);
            } catch (NullPointerException e) {
                say(e);
                try {
                    o = round == 2 ? null : o;
                    sink += o.toString().length();
                } catch (NullPointerException f) {
                    say(f);
                } finally {
                    try { sink += s.length(); } catch (NullPointerException g) { say(g); }
                }
            }
        }
    }

    static int early(String a, String b, boolean c) {
        if (c) {
            if (a == null) return b.length();
            b = a;
        }
        if (a != null && b == null) {
            a = b;
        }
        return a.length();
    }

    static void expressionStack(String a, int[] d, Odd o) {
        t(() -> sink = 1 + 2 * d[0]);
        t(() -> sink = 1L + 2L * d[0]);
        t(() -> sink = (long) (1.0 + 2.0 * a.length()));
        t(() -> sink = $ + ($ * (5 - ($ + a.length()))));
        t(() -> String.valueOf(1L).concat(a.trim() + 1.0 + o.link$.$));
        t(() -> Math.max(Math.max(1L, 2L), Math.max(3L, (long) o.link$.数[1])));
        t(() -> osink = new Object[] { 1L, 2.0, a.length() });
        t(() -> osink = new long[] { 1L, o.数[0], 3L });
        t(() -> osink = new double[][] { { 1.0 }, { o.数.length } });
        t(() -> osink = new StringBuilder("x").append(1L).append(o.link$.数[2]).append(a));
        t(() -> { long x = 1, y = 2; sink = x + y * o.link$.数.length; });
        t(() -> { double x = 1, y = 2; o.数[(int) (x + y)] = (int) x; });
        t(() -> { long x; sink = (x = 3L) + a.length(); });
        t(() -> { long[] x = { 1 }; sink = (x[0] += 3L) + a.length(); });
        t(() -> { long[] x = { 1 }; x[0] += a.length(); });
        t(() -> { long[] x = { 1 }; sink = x[0]++ + o.数[0]; });
        t(() -> { Odd p = new Odd(); sink = $++ + p.数[0]; });
        t(() -> { Odd p = new Odd(); (p.link$ = o).$link = p; });
        t(() -> { Odd p = new Odd(); (p.link$ = p).$link.link$ = p; });
        t(() -> { Odd[] p = { null }; (p[0] = o).$link = null; });
        t(() -> { String q; (q = a).length(); });
        t(() -> { String q, w; (q = w = a).length(); });
        t(() -> { int i = 0; int[][] g = { null }; g[i++][i++] = i++; });
        t(() -> { int i = 0; int[][] g = { null }; g[i][i = 2] = i; });
        t(() -> { int i = 0; int[] g = null; g[i] = i = 2; });
    }

    static final class Fails {
        static String s = null;
        static int length;
        static {
            try { length = s.length(); } catch (NullPointerException e) { say(e); }
            s = "set";
            length = s.length();
        }
        int[] data;
        int first;
        { try { first = data[0]; } catch (NullPointerException e) { say(e); } }
        Fails() { first = data.length; }
    }

    public static void main(String[] args) {
        names();
        nested();
        dimensions();
        tangled(5, null, null);
        tangled(4, "s", null);
        tangled(0, "s", "o");
        tangled(7, null, "o");
        t(() -> early(null, null, true));
        t(() -> early(null, null, false));
        t(() -> early("a", null, false));
        t(() -> early("a", null, true));
        expressionStack(null, null, null);
        expressionStack("a", new int[1], new Odd());
        t(() -> new Fails());
        t(() -> sink = Fails.length);
    }
}
