package lambdas;

/** Exceptions crossing lambdas: checked ones through generic throws, handlers, stack frames, finally. */
public class LambdaErrors {
    interface Thrower<E extends Exception> { void run() throws E; }
    interface Try<T> {
        T get() throws Exception;
        default T or(T d) {
            try {
                return get();
            } catch (Exception e) {
                return d;
            }
        }
        static <T> String show(Try<T> t) {
            try {
                return "value " + t.get();
            } catch (RuntimeException e) {
                return "runtime " + e.getMessage();
            } catch (Exception e) {
                return "checked " + e.getMessage();
            } catch (Error e) {
                return "error " + e.getClass().getSimpleName();
            }
        }
    }

    static <E extends Exception> void twice(Thrower<E> t) throws E {
        t.run();
        t.run();
    }

    static int n;

    static java.util.function.Supplier<Integer> unchecked(Try<Integer> t) {
        return () -> {
            try {
                return t.get();
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException("wrapped " + e.getMessage(), e);
            }
        };
    }

    static int withFinally(java.util.function.IntSupplier s) {
        try {
            return s.getAsInt();
        } finally {
            n += 1000;
        }
    }

    static void frames(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            StringBuilder sb = new StringBuilder();
            for (StackTraceElement el : e.getStackTrace()) if (el.getClassName().startsWith("lambdas.")) sb.append(el.getMethodName()).append(' ');
            System.out.println(e.getMessage() + ": " + sb);
        }
    }

    static void fail(String m) { throw new UnsupportedOperationException(m); }

    public static void main(String[] args) {
        try {
            twice(() -> {
                n++;
                if (n == 2) throw new java.io.IOException("second run");
            });
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage() + " " + n);
        }
        twice(() -> n++);
        System.out.println(n);
        System.out.println(Try.show(() -> 5) + ", " + Try.show(() -> { throw new Exception("c"); }) + ", " + Try.show(() -> 1 / (n - n)) + ", " + Try.show(() -> { throw new StackOverflowError(); }) + ", " + Try.show(() -> Integer.parseInt("q")));
        Try<String> t = () -> { throw new java.util.concurrent.TimeoutException(); };
        System.out.println(t.or("fallback"));
        try {
            unchecked(() -> { throw new java.io.IOException("io"); }).get();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getClass().getSimpleName());
        }
        System.out.println(withFinally(() -> n) + " " + n);
        try {
            withFinally(() -> { throw new ArithmeticException("inside"); });
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " " + n);
        }
        frames(() -> fail("lambda"));
        frames(() -> frames2(() -> fail("nested lambda")));
        frames(new Runnable() {
            public void run() { fail("anonymous"); }
        });
        java.util.function.Function<String, Integer> parse = Integer::parseInt;
        java.util.function.Function<String, Integer> safe = s -> {
            try {
                return parse.apply(s);
            } catch (NumberFormatException e) {
                return e.getMessage().length();
            }
        };
        System.out.println(safe.apply("42") + " " + safe.apply("abc"));
        java.util.function.BinaryOperator<Integer> div = (a, b) -> {
            try {
                return a / b;
            } catch (ArithmeticException e) {
                return Integer.MAX_VALUE;
            } finally {
                n++;
            }
        };
        System.out.println(div.apply(7, 2) + " " + div.apply(7, 0) + " " + n);
        try {
            ((Runnable) () -> { throw new Error("bare"); }).run();
        } catch (Error e) {
            System.out.println(e.getMessage());
        }
    }

    static void frames2(Runnable r) { r.run(); }
}
