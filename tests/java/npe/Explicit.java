package npe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;

/** Exceptions that say nothing: made by programs, thrown by native methods and hidden code; and how messages live on. */
public class Explicit {
    static class Mine extends NullPointerException {
        Mine() { }
        Mine(String s) { super(s); }
    }
    static class Filled extends NullPointerException {
        final int length;
        Filled(String s) { length = s.length(); }
        @Override public synchronized Throwable fillInStackTrace() { return super.fillInStackTrace(); }
    }
    static class Traceless extends NullPointerException {
        @Override public synchronized Throwable fillInStackTrace() { return this; }
    }
    static class Worded extends NullPointerException {
        @Override public String getMessage() { return "worded " + super.getMessage(); }
    }

    static Object osink;
    static String nothing;
    static int[] none;

    static NullPointerException make() { return new NullPointerException(); }
    static RuntimeException give(RuntimeException e) { return e; }
    NullPointerException made = new NullPointerException();

    static void t(Supplier<Object> body) {
        try {
            System.out.println("gave " + body.get());
        } catch (NullPointerException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage() + " / " + e.getLocalizedMessage());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    static void r(Runnable body) {
        t(() -> { body.run(); return "nothing"; });
    }

    static void explicit() {
        r(() -> { throw new NullPointerException(); });
        r(() -> { throw new NullPointerException(null); });
        r(() -> { throw new NullPointerException(""); });
        r(() -> { throw new NullPointerException("said"); });
        r(() -> { throw make(); });
        r(() -> { throw give(make()); });
        r(() -> { throw new Explicit().made; });
        r(() -> { throw new Mine(); });
        r(() -> { throw new Mine("mine"); });
        r(() -> { throw new Mine(null); });
        r(() -> { throw new Filled("abc"); });
        r(() -> { throw new Filled(null); });
        r(() -> { throw new Traceless(); });
        r(() -> { throw new Worded(); });
        r(() -> { throw new NullPointerException() { }; });
        r(() -> { throw new NullPointerException("anonymous") { }; });
        r(() -> { Supplier<NullPointerException> s = NullPointerException::new; throw s.get(); });
        r(() -> { Function<String, NullPointerException> s = NullPointerException::new; throw s.apply(null); });
        r(() -> { Supplier<NullPointerException> s = () -> new NullPointerException(); throw s.get(); });
        r(() -> { throw (NullPointerException) new NullPointerException().initCause(make()); });
        r(() -> { throw (NullPointerException) make().fillInStackTrace(); });
        r(() -> { throw new RuntimeException(make()); });
        r(() -> { throw new RuntimeException(nothing, make()); });
    }

    static void library() {
        t(() -> Objects.requireNonNull(nothing));
        t(() -> Objects.requireNonNull(nothing, "needed"));
        t(() -> Objects.requireNonNull(nothing, () -> "supplied"));
        t(() -> Objects.requireNonNull(nothing, (String) null));
        t(() -> Objects.requireNonNullElse(nothing, null));
        r(() -> System.arraycopy(null, 0, new int[1], 0, 1));
        r(() -> System.arraycopy(new int[1], 0, null, 0, 1));
        r(() -> { Supplier<Integer> f = nothing::length; });
        t(() -> java.util.Optional.of(nothing));
        t(() -> java.util.List.of("a", nothing));
        t(() -> java.util.Map.of("a", nothing));
        t(() -> new java.util.ArrayDeque<>().add(null));
        t(() -> new java.util.TreeMap<String, String>().put(null, ""));
    }

    /** The JDK's own classes carry names of locals. */
    static void named() {
        t(() -> new ArrayList<Object>((java.util.Collection<Object>) null));
        t(() -> new ArrayList<Object>().addAll(null));
        t(() -> new java.util.HashMap<Object, Object>((java.util.Map<Object, Object>) null));
        t(() -> Arrays.stream((int[]) null));
        t(() -> Arrays.copyOf((int[]) null, 1));
        t(() -> Arrays.copyOf((Object[]) null, 1));
        r(() -> Arrays.fill((int[]) null, 1));
        r(() -> Arrays.sort((Object[]) null));
        r(() -> Collections.sort((java.util.List<String>) null));
        t(() -> Collections.max((java.util.Collection<String>) null));
        t(() -> Collections.max(Arrays.asList("a", null)));
        t(() -> new java.util.LinkedList<Object>(null));
        t(() -> Integer.valueOf(3).compareTo(null));
        t(() -> Boolean.TRUE.compareTo(null));
        t(() -> String.join(",", (Iterable<String>) null));
    }

    static void lives() {
        NullPointerException e = null;
        try { osink = none[1]; } catch (NullPointerException x) { e = x; }
        System.out.println(e.getMessage() == e.getMessage());
        System.out.println(e);
        System.out.println(e.getLocalizedMessage());
        e.setStackTrace(new StackTraceElement[0]);
        System.out.println(e.getMessage());
        NullPointerException f = null;
        try { nothing.length(); } catch (NullPointerException x) { f = x; }
        f.setStackTrace(new StackTraceElement[] { new StackTraceElement("a.B", "c", "B.java", 3) });
        System.out.println(f.getMessage());
        NullPointerException g = null;
        try { nothing.length(); } catch (NullPointerException x) { g = x; }
        g.fillInStackTrace();
        System.out.println(g.getMessage());
        g.fillInStackTrace();
        System.out.println(g.getMessage());
        NullPointerException h = new NullPointerException();
        h.fillInStackTrace();
        System.out.println(h.getMessage());
        try {
            try { nothing.length(); } catch (NullPointerException x) { throw x; }
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        try {
            try { nothing.length(); } catch (NullPointerException x) { throw new IllegalStateException(x); }
        } catch (IllegalStateException x) {
            System.out.println(x.getMessage() + " | " + x.getCause().getMessage());
        }
        try { throw e; } catch (NullPointerException x) { System.out.println(x.getMessage()); }
        Throwable t = new Throwable(f);
        System.out.println(t.getMessage() + " " + t);
        f.addSuppressed(g);
        System.out.println(f.getSuppressed()[0].getMessage());
        for (int i = 0; i < 3; i++) {
            try { osink = none[i]; } catch (NullPointerException x) { System.out.println(x.getMessage()); }
        }
        System.out.println(depth(3));
    }

    static String depth(int n) {
        try {
            return n == 0 ? nothing.trim() : depth(n - 1);
        } catch (NullPointerException e) {
            throw new Mine(n + " " + e.getMessage());
        } finally {
            if (n == 3) return "swallowed";
        }
    }

    public static void main(String[] args) {
        explicit();
        library();
        named();
        lives();
    }
}
