package exceptions;

/** System.exit inside a finally block while an exception is unwinding. */
public class ExitInFinally {
    static int phase;

    static void work() {
        try {
            phase = 1;
            throw new IllegalStateException("never reported");
        } finally {
            phase = 2;
            System.out.println("first finally");
            inner();
            System.out.println("unreached");
        }
    }

    static void inner() {
        try {
            System.out.println("inner " + phase);
            System.exit(phase + 5);
        } catch (Throwable t) {
            System.out.println("not catchable");
        } finally {
            System.out.println("not run either");
        }
    }

    public static void main(String[] args) {
        try {
            work();
        } catch (IllegalStateException e) {
            System.out.println("not caught");
        } finally {
            System.out.println("no outer finally");
        }
    }
}
