package npe;

/** Null pointers as causes and suppressed exceptions in the report of an uncaught one. */
public class UncaughtCauses {
    static int[] data;
    static String[] names = new String[3];

    static class Leak implements AutoCloseable {
        Object held;
        public void close() { held.hashCode(); }
    }

    static void inner() {
        try (Leak leak = new Leak()) {
            data[2] = names[1].length();
        }
    }

    static void outer() {
        try {
            inner();
        } catch (NullPointerException e) {
            throw new IllegalStateException("wrapped", e);
        }
    }

    public static void main(String[] args) {
        try {
            new NullPointerException().printStackTrace();
            outer();
        } catch (IllegalStateException e) {
            throw new NullPointerException() {
                @Override public Throwable getCause() { return e; }
            };
        }
    }
}
