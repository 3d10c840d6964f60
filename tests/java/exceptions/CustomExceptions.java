package exceptions;

/** User exceptions: fields, overridden methods, no stack trace, constants, causes set late. */
public class CustomExceptions {
    static class Coded extends Exception {
        private static final long serialVersionUID = 1;
        final int code;
        Coded(int code) { this("code " + code, code, null); }
        Coded(String m, int code, Throwable cause) {
            super(m, cause);
            this.code = code;
        }
        @Override public String toString() { return "Coded#" + code + (getMessage() == null ? "" : "(" + getMessage() + ")"); }
    }

    static class Quiet extends RuntimeException {
        Quiet(String m) { super(m, null, false, false); }
    }

    static class Light extends RuntimeException {
        static final Light INSTANCE = new Light();
        @Override public synchronized Throwable fillInStackTrace() { return this; }
        @Override public String getLocalizedMessage() { return "localized"; }
    }

    static class Msg extends Error {
        int asked;
        @Override public String getMessage() { return "asked " + ++asked; }
    }

    static class Generic {
        <T extends Throwable> void sneak(Throwable t) throws T {
            @SuppressWarnings("unchecked") T x = (T) t;
            throw x;
        }
    }

    static void fail(int n) throws Coded {
        if (n > 0) throw new Coded(n);
        throw new Coded(null, n, new java.io.IOException());
    }

    public static void main(String[] args) {
        for (int i = -1; i < 2; i++) {
            try {
                fail(i);
            } catch (Coded c) {
                System.out.println(c + " " + c.code + " " + c.getCause() + " " + c.getMessage() + " " + c.getStackTrace()[0].getMethodName());
            }
        }
        Quiet q = new Quiet("hush");
        q.addSuppressed(new Exception("ignored"));
        System.out.println(q + " " + q.getStackTrace().length + " " + q.getSuppressed().length);
        try {
            throw Light.INSTANCE;
        } catch (Light l) {
            System.out.println(l + " " + l.getMessage() + " " + l.getStackTrace().length + " " + (l == Light.INSTANCE));
        }
        Msg m = new Msg();
        System.out.println(m.getMessage() + " " + m + " " + m.getLocalizedMessage());
        try {
            new Generic().<RuntimeException>sneak(new java.io.IOException("sneaky"));
        } catch (Exception e) {
            System.out.println(e + " " + (e instanceof RuntimeException));
        }
        Throwable t = new Throwable("t");
        System.out.println(t.getCause());
        t.initCause(new Exception("late"));
        System.out.println(t.getCause());
        try {
            t.initCause(null);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Exception withNull = new Exception("m", null);
        try {
            withNull.initCause(new Exception());
        } catch (IllegalStateException e) {
            System.out.println("ISE " + e.getMessage());
        }
        Throwable self = new Throwable("self");
        try {
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            System.out.println("IAE " + e.getMessage());
        }
        System.out.println(new Exception(new Coded(4)).getMessage() + " | " + new Exception((Throwable) null).getMessage() + " | " + new RuntimeException("x", new Error("y")).getCause().getMessage());
        System.out.println(new AssertionError(5).getMessage() + " " + new AssertionError(new Coded(6)).getCause() + " " + new AssertionError('c').getMessage() + " " + new AssertionError(2.5).getMessage() + " " + new AssertionError().getMessage());
        StackTraceElement[] st = {new StackTraceElement("a.B", "m", "B.java", 12), new StackTraceElement("a.C", "n", null, -1), new StackTraceElement("a.D", "o", "D.java", -2), new StackTraceElement("a.E", "p", "E.java", -1)};
        t.setStackTrace(st);
        for (StackTraceElement e : t.getStackTrace()) System.out.println(e + " " + e.isNativeMethod());
        Throwable[] chain = {new Coded(1), q, m};
        for (Throwable x : chain) System.out.print((x instanceof Exception) + "," + (x instanceof RuntimeException) + "," + (x instanceof Error) + " ");
        System.out.println();
    }
}
