// A thread local that others can see holds what a caller left in it. No method of this class sets it.
// generate: environment.left_in_a_thread_local.Nesting
package environment.left_in_a_thread_local;

public final class Nesting {
    static final ThreadLocal<Integer> DEPTH = ThreadLocal.withInitial(() -> 0);

    private Nesting() {
    }

    public static String indent() {
        int depth = DEPTH.get();
        if (depth > 2) { // tempts
            return "...";
        }
        return " ".repeat(depth);
    }
}
