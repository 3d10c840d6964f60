package exceptions;

/** Rethrown, wrapped and translated exceptions keep identity, trace and causes. */
public class Rethrow {
    static class App extends Exception {
        App(String m, Throwable c) { super(m, c); }
    }

    static void low(int k) throws java.io.IOException {
        if (k == 0) throw new java.io.FileNotFoundException("zero");
        if (k == 1) throw new java.io.IOException("one");
        if (k == 2) throw new IllegalArgumentException("two");
    }

    static void mid(int k) throws App {
        try {
            low(k);
        } catch (java.io.IOException e) {
            throw new App("mid " + k, e);
        }
    }

    static void precise(int k) throws java.io.IOException {
        try {
            low(k);
        } catch (Exception e) {
            System.out.println("saw " + e.getMessage());
            throw e;
        }
    }

    static Throwable root(Throwable t) {
        while (t.getCause() != null) t = t.getCause();
        return t;
    }

    static int line(Throwable t) { return t.getStackTrace()[0].getLineNumber(); }

    static Throwable wrapAll(int n) {
        Throwable t = new Exception("root");
        for (int i = 1; i <= n; i++) t = i % 2 == 0 ? new RuntimeException(t) : new Error("level" + i, t);
        return t;
    }

    static void finallyRethrow() {
        RuntimeException kept = null;
        try {
            throw new IllegalStateException("primary");
        } catch (RuntimeException e) {
            kept = e;
            throw e;
        } finally {
            try {
                Integer.parseInt("x");
            } catch (NumberFormatException e) {
                kept.addSuppressed(e);
            }
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k < 4; k++) {
            try {
                mid(k);
                System.out.println(k + " fine");
            } catch (App e) {
                System.out.println(k + " " + e.getMessage() + " <- " + e.getCause() + " root line " + line(root(e)) + " own line " + line(e));
            } catch (RuntimeException e) {
                System.out.println(k + " " + e + " line " + line(e));
            }
            try {
                precise(k);
            } catch (java.io.FileNotFoundException e) {
                System.out.println("FNF " + line(e));
            } catch (java.io.IOException e) {
                System.out.println("IOE " + line(e));
            } catch (RuntimeException e) {
                System.out.println("RTE " + line(e));
            }
        }
        Throwable t = wrapAll(5);
        int n = 0;
        for (Throwable c = t; c != null; c = c.getCause()) System.out.println(n++ + " " + c);
        System.out.println(root(t).getMessage());
        try {
            finallyRethrow();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + e.getSuppressed().length + " " + e.getSuppressed()[0].getMessage());
        }
        RuntimeException once = new RuntimeException("same");
        for (int i = 0; i < 3; i++) {
            try {
                throw once;
            } catch (RuntimeException e) {
                System.out.print((e == once) + " " + line(e) + " ");
            }
        }
        System.out.println();
        Throwable a = new Throwable("a"), b = new Throwable("b", a);
        a.initCause(b);
        java.io.StringWriter sw = new java.io.StringWriter();
        a.printStackTrace(new java.io.PrintWriter(sw));
        String s = sw.toString();
        System.out.println(s.contains("CIRCULAR REFERENCE") + " " + s.split("\n").length);
        try {
            try {
                throw new Exception("1");
            } catch (Exception e) {
                throw new RuntimeException("2", e);
            } finally {
                System.out.println("finally between");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + e.getCause().getMessage());
        }
    }
}
