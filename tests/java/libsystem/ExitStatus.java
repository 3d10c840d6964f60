package libsystem;

// System.exit ends the program at once: no finally, no later output; hooks of the stream are flushed.
public class ExitStatus {
    static int depth(int n) {
        try {
            if (n == 0) {
                System.out.println("exiting");
                System.err.println("to stderr");
                System.exit(42);
            }
            return depth(n - 1);
        } finally {
            System.out.println("finally must not run " + n);
        }
    }

    public static void main(String[] args) {
        System.out.print("no newline yet, ");
        try {
            System.out.println("depth " + depth(3));
        } catch (Throwable e) {
            System.out.println("must not be caught " + e);
        }
        System.out.println("never printed");
    }
}
