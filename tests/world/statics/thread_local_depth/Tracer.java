package statics.thread_local_depth;

// The depth is kept in a thread local behind a final field; earlier calls have raised it.
// generate: statics.thread_local_depth.Tracer
public final class Tracer {
    private static final ThreadLocal<Integer> DEPTH = ThreadLocal.withInitial(() -> 0);

    private Tracer() {}

    public static void enter() {
        DEPTH.set(DEPTH.get() + 1);
    }

    public static String mark() {
        if (DEPTH.get() > 1) { // tempts
            return ">>";
        }
        return ">";
    }
}
