package exceptions;

/** printStackTrace written to a string: causes, common frames, suppressed, nesting. */
public class PrintedTraces {
    static class Own extends RuntimeException {
        Own(String m, Throwable c) { super(m, c); }
    }

    static void a(int n) { b(n); }
    static void b(int n) { if (n == 0) c(); else a(n - 1); }
    static void c() { throw new IllegalStateException("deep\nsecond line"); }

    static void wrap(int n) {
        try {
            a(n);
        } catch (IllegalStateException e) {
            throw new Own("wrapped", e);
        }
    }

    static void wrapTwice() {
        try {
            wrap(1);
        } catch (Own e) {
            Own again = new Own(null, e);
            again.addSuppressed(new Exception("side"));
            e.addSuppressed(new RuntimeException("inner side", new Error("cause of side")));
            throw again;
        }
    }

    static class R implements AutoCloseable {
        final int id;
        R(int id) { this.id = id; }
        @Override public void close() throws Exception { throw new Exception("close " + id); }
    }

    static void show(Throwable t) {
        java.io.StringWriter sw = new java.io.StringWriter();
        java.io.PrintWriter pw = new java.io.PrintWriter(sw);
        t.printStackTrace(pw);
        pw.flush();
        System.out.print(sw);
        System.out.println("--");
    }

    static class Holder {
        static int v = 1 / Integer.parseInt("0");
    }

    public static void main(String[] args) {
        try {
            a(2);
        } catch (RuntimeException e) {
            show(e);
        }
        try {
            wrap(0);
        } catch (RuntimeException e) {
            show(e);
        }
        try {
            wrapTwice();
        } catch (RuntimeException e) {
            show(e);
        }
        try (R r1 = new R(1); R r2 = new R(2)) {
            throw new Exception("body");
        } catch (Exception e) {
            show(e);
        }
        try {
            System.out.println(Holder.v);
        } catch (ExceptionInInitializerError e) {
            show(e);
        }
        try {
            System.out.println(Holder.v);
        } catch (NoClassDefFoundError e) {
            show(e);
        }
        Exception empty = new Exception();
        empty.setStackTrace(new StackTraceElement[0]);
        show(empty);
        new Exception("to stdout").printStackTrace(System.out);
        Throwable x = new Throwable("x"), y = new Throwable("y", x);
        x.addSuppressed(y);
        show(x);
    }
}
