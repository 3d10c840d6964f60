package truth;

/** What instrumented copies call. Each test has one of its own: the runner loads it anew. */
public final class Recorder {
    public static final StringBuilder SEEN = new StringBuilder();
    private static final StackWalker WALKER = StackWalker.getInstance();

    private Recorder() {}

    /** An evaluation begins, in the activation at this depth of the stack. */
    public static boolean begin(int decision) {
        SEEN.append(depth()).append(' ').append(decision).append('\n');
        return true;
    }

    public static boolean none(int decision) {
        SEEN.append(depth()).append(' ').append(decision).append('\n');
        return false;
    }

    public static boolean see(int decision, int condition, boolean value) {
        SEEN.append(depth()).append(' ').append(decision).append(' ').append(condition).append(value ? " T\n" : " F\n");
        return value;
    }

    private static long depth() {
        return WALKER.walk(frames -> frames.count());
    }
}
