package npe;

/** Locals and parameters: what they are called without a table of names, and when one counts as overwritten. */
public class Locals {
    Object field;
    static long sink;
    static Object osink;

    static void say(NullPointerException e) { System.out.println(e.getMessage()); }

    static void parameters(String a, long wide, int[] b, double wider, Locals c, Object... rest) {
        try { sink = a.length(); } catch (NullPointerException e) { say(e); }
        try { b[0] = (int) wide; } catch (NullPointerException e) { say(e); }
        try { c.field = wider; } catch (NullPointerException e) { say(e); }
        try { sink = rest.length; } catch (NullPointerException e) { say(e); }
        try { osink = rest[0].toString(); } catch (NullPointerException e) { say(e); }
    }

    void instance(String a, float x, long wide, String b) {
        try { sink = a.length(); } catch (NullPointerException e) { say(e); }
        try { sink = b.length(); } catch (NullPointerException e) { say(e); }
        try { field.hashCode(); } catch (NullPointerException e) { say(e); }
        try { this.field.hashCode(); } catch (NullPointerException e) { say(e); }
        Locals that = this;
        try { that.field.hashCode(); } catch (NullPointerException e) { say(e); }
        that = null;
        try { that.field.hashCode(); } catch (NullPointerException e) { say(e); }
        try { that.instance(a, x, wide, b); } catch (NullPointerException e) { say(e); }
    }

    static void overwritten(String a, String b, int[] c, int i) {
        try { sink = a.length() + b.length(); } catch (NullPointerException e) { say(e); }
        a = null;
        try { sink = a.length(); } catch (NullPointerException e) { say(e); }
        try { sink = b.length(); } catch (NullPointerException e) { say(e); }
        i++;
        try { sink = c[i]; } catch (NullPointerException e) { say(e); }
        try { osink = (new int[4][][])[i][0]; } catch (NullPointerException e) { say(e); }
        i = 1;
        try { osink = (new int[4][i][])[i - 1]; sink = (new int[4][i][])[i][0][0]; } catch (NullPointerException e) { say(e); }
        i += 300;
        i -= 300;
        try { sink = (new int[4][])[i][0]; } catch (NullPointerException e) { say(e); }
    }

    static void untouchedThenWritten(String a) {
        sink = a.length();
        a = "later";
    }

    static void inLoop(String a, String b) {
        for (int i = 0; i < 3; i++) {
            sink += a.length();
            a = b;
        }
    }

    static void whileLoop(String a, String b) {
        while (sink >= 0) {
            b = a;
            sink += b.length();
            a = null;
        }
    }

    static void doLoop(String a, int n) {
        do {
            if (n == 2) a = null;
            sink += a.length();
            n++;
        } while (n < 5);
    }

    static void branch(String a, boolean set) {
        if (set) a = null;
        sink += a.length();
    }

    static void bothBranches(String a, boolean set) {
        String b;
        if (set) b = null; else b = a;
        sink += b.length();
    }

    static void afterReturn(String a, boolean set) {
        if (set) {
            a = "x";
            sink += a.length();
            return;
        }
        sink += a.length();
    }

    static void inHandler(String a) {
        try {
            a = null;
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            sink += a.length();
        }
    }

    static void inFinally(String a) {
        try {
            a = null;
            Integer.parseInt("x");
        } finally {
            sink += a.length();
        }
    }

    static void afterTry(String a) {
        try {
            a = null;
            Integer.parseInt("x");
        } catch (NumberFormatException e) {
            sink++;
        }
        sink += a.length();
    }

    static void handlerVariable(Throwable cause) {
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException e) {
            sink += e.getCause().hashCode();
        }
    }

    static void reused() {
        { String first = "x"; sink += first.length(); }
        { String second = null; sink += second.length(); }
    }

    static void wideLocals() {
        long a = 1; double b = 2; long c = 3;
        String s = null;
        int[] t = { 1 };
        Object[] u = new Object[2];
        try { sink = s.length(); } catch (NullPointerException e) { say(e); }
        try { osink = u[t[0]].toString(); } catch (NullPointerException e) { say(e); }
        t = null;
        try { osink = u[t[(int) a]].toString(); } catch (NullPointerException e) { say(e); }
        sink += a + (long) b + c;
    }

    static void many(int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9,
            long q0, long q1, long q2, long q3, long q4, long q5, long q6, long q7, long q8, long q9,
            double r0, double r1, double r2, double r3, double r4, double r5, double r6, double r7, double r8, double r9,
            int s0, int s1, int s2, int s3, int s4, int s5, int s6, int s7, int s8, int s9, String at60, long x, String at63,
            String at64, String at65) {
        try { sink = at60.length(); } catch (NullPointerException e) { say(e); }
        try { sink = at63.length(); } catch (NullPointerException e) { say(e); }
        try { sink = at64.length(); } catch (NullPointerException e) { say(e); }
        try { sink = at65.length(); } catch (NullPointerException e) { say(e); }
        String[] own = new String[100];
        try { sink = own[s9].length(); } catch (NullPointerException e) { say(e); }
        own = null;
        try { sink = own.length; } catch (NullPointerException e) { say(e); }
    }

    interface Body { void run(); }

    static void t(Body body) {
        try { body.run(); } catch (NullPointerException e) { say(e); }
    }

    void lambdas(String a, Locals other) {
        String local = a;
        t(() -> sink = a.length());
        t(() -> sink = local.length());
        t(() -> sink = field.hashCode());
        t(() -> { String inner = local; sink = inner.length(); });
        t(() -> { other.field = this; other.field.hashCode(); });
        java.util.function.BiFunction<String, Integer, Object> f = (s, i) -> { sink = i; return s.trim() + local; };
        t(() -> f.apply(null, 1));
        t(() -> f.apply("x", null));
        t(new Body() { public void run() { sink = local.length() + a.length(); } });
        t(new Body() { Object mine; public void run() { mine.hashCode(); } });
        t(new Body() { public void run() { field.hashCode(); } });
        class Here { Object mine = local; int go(String s) { return mine.hashCode() + s.length() + local.length(); } }
        t(() -> new Here().go("x"));
        t(() -> new Here().go(null));
    }

    class Inner {
        Object own;
        Inner deeper;
        void go(Object arg) {
            try { field.hashCode(); } catch (NullPointerException e) { say(e); }
            try { own.hashCode(); } catch (NullPointerException e) { say(e); }
            try { arg.hashCode(); } catch (NullPointerException e) { say(e); }
            try { deeper.go(arg); } catch (NullPointerException e) { say(e); }
            try { Locals.this.field.hashCode(); } catch (NullPointerException e) { say(e); }
        }
    }

    Locals() { }

    Locals(String s) {
        try { sink = s.length(); } catch (NullPointerException e) { say(e); }
        try { field.hashCode(); } catch (NullPointerException e) { say(e); }
        s = null;
        sink = s.length();
    }

    Locals(int[] a) { this(a.length + "x"); }

    public static void main(String[] args) {
        parameters(null, 1, null, 2, null, (Object[]) null);
        parameters("a", 1, new int[1], 2, new Locals(), new Object[1]);
        new Locals().instance(null, 1, 2, null);
        overwritten(null, null, null, 0);
        overwritten("a", null, new int[3], 1);
        t(() -> untouchedThenWritten(null));
        t(() -> inLoop(null, null));
        t(() -> inLoop("x", null));
        t(() -> whileLoop(null, "x"));
        t(() -> whileLoop("x", "x"));
        t(() -> doLoop(null, 0));
        t(() -> doLoop("x", 0));
        t(() -> branch("x", true));
        t(() -> branch(null, false));
        t(() -> bothBranches(null, true));
        t(() -> bothBranches(null, false));
        t(() -> afterReturn(null, false));
        t(() -> inHandler("x"));
        t(() -> inFinally("x"));
        t(() -> afterTry("x"));
        t(() -> handlerVariable(null));
        t(() -> reused());
        wideLocals();
        many(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, null, 0, null, null, null);
        new Locals().lambdas(null, new Locals());
        new Locals().lambdas("x", null);
        new Locals().new Inner().go(null);
        t(() -> new Locals((String) null));
        t(() -> new Locals("s"));
        t(() -> new Locals((int[]) null));
    }
}
