package exceptions;

/** Return values, overriding returns, and variables seen by finally blocks. */
public class FinallyReturn {
    static StringBuilder log = new StringBuilder();

    static int note(String s, int v) {
        log.append(s).append(' ');
        return v;
    }

    static int simple() { try { return note("try", 1); } finally { note("fin", 2); } }
    @SuppressWarnings("finally") static int overrides() { try { return note("try", 1); } finally { return note("fin", 2); } }
    @SuppressWarnings("finally") static int swallows() { try { throw new RuntimeException("lost"); } finally { return note("fin", 3); } }
    static int saved() { int x = 1; try { return x; } finally { x = 99; note("x" + x, 0); } }
    static int[] savedArray() { int[] x = {1}; try { return x; } finally { x[0] = 99; } }
    static String savedRef() { String s = "a"; try { s += "b"; return s; } finally { s += "c"; log.append(s).append(' '); } }
    static long wide(long a, double b) { try { return a + (long) b; } finally { a = -1; b = -1; note("wide", 0); } }
    static double wideD(double d) { try { return d * 2; } finally { d = 0; } }
    static boolean flag(boolean b) { try { return b = !b; } finally { b = !b; log.append(b).append(' '); } }
    static int catchReturn() { try { throw new IllegalStateException(); } catch (IllegalStateException e) { return note("catch", 4); } finally { note("fin", 0); } }
    @SuppressWarnings("finally") static int catchOverride() { try { throw new IllegalStateException(); } catch (IllegalStateException e) { return note("catch", 4); } finally { return note("fin", 5); } }
    static int throwInFinally() {
        try {
            return note("try", 1);
        } finally {
            if (log.length() > 0) throw new IllegalArgumentException("from finally");
        }
    }
    static int throwReplaces() {
        try {
            throw new IllegalStateException("first");
        } finally {
            if (log.length() >= 0) throw new IllegalArgumentException("second");
        }
    }
    static int catchThrows() {
        try {
            throw new IllegalStateException("first");
        } catch (IllegalStateException e) {
            throw new UnsupportedOperationException("in catch");
        } finally {
            note("fin", 0);
        }
    }
    static int nested() {
        try {
            try {
                return note("t", 1);
            } finally {
                note("f1", 0);
            }
        } finally {
            try {
                note("f2", 0);
                throw new RuntimeException("inner");
            } catch (RuntimeException e) {
                note("caught-" + e.getMessage(), 0);
            } finally {
                note("f3", 0);
            }
        }
    }
    static int sideEffect = 0;
    static int expr() { try { return sideEffect++ + sideEffect++; } finally { sideEffect += 100; } }
    static void voidReturn(int k) { try { if (k > 0) return; note("fell", 0); } finally { note("fin" + k, 0); } note("after", 0); }
    static int ternary(boolean b) { try { return b ? Integer.parseInt("12") : Integer.parseInt("zz"); } catch (NumberFormatException e) { return -1; } finally { note("t", 0); } }

    static void show(String name, java.util.concurrent.Callable<?> c) {
        String r;
        try {
            Object o = c.call();
            r = o instanceof int[] ? "[" + ((int[]) o)[0] + "]" : "" + o;
        } catch (Exception e) {
            r = e.toString() + " suppressed=" + e.getSuppressed().length + " cause=" + e.getCause();
        }
        System.out.println(name + " = " + r + " log: " + log);
        log.setLength(0);
    }

    public static void main(String[] args) {
        show("simple", FinallyReturn::simple);
        show("overrides", FinallyReturn::overrides);
        show("swallows", FinallyReturn::swallows);
        show("saved", FinallyReturn::saved);
        show("savedArray", FinallyReturn::savedArray);
        show("savedRef", FinallyReturn::savedRef);
        show("wide", () -> wide(1L << 40, 2.9));
        show("wideD", () -> wideD(1.25));
        show("flag", () -> flag(true));
        show("catchReturn", FinallyReturn::catchReturn);
        show("catchOverride", FinallyReturn::catchOverride);
        show("throwInFinally", FinallyReturn::throwInFinally);
        show("throwReplaces", FinallyReturn::throwReplaces);
        show("catchThrows", FinallyReturn::catchThrows);
        show("nested", FinallyReturn::nested);
        show("expr", FinallyReturn::expr);
        show("sideEffect", () -> sideEffect);
        show("void", () -> { voidReturn(0); voidReturn(1); return 0; });
        show("ternary", () -> ternary(true) + ternary(false));
    }
}
