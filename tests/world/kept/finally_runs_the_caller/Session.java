package kept.finally_runs_the_caller;

// What is closed at the end is the caller's.
// check: kept.finally_runs_the_caller.Session::check
public final class Session {
    private int depth;

    public void with(AutoCloseable resource) throws Exception {
        depth++;
        try (AutoCloseable used = resource) {
            depth--;
            depth++;
        }
        depth--;
    }

    public void check() {
        assert depth == 0;
    }
}
