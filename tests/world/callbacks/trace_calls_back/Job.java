package callbacks.trace_calls_back;

// A trace is printed on System.err, which may be the caller's.
// check: callbacks.trace_calls_back.Job::run
public final class Job {
    private static int runs;

    private Job() {}

    static void again() {
        runs++;
    }

    public static void run(int n) {
        int before = runs;
        try {
            n = 10 / n;
        } catch (ArithmeticException e) {
            e.printStackTrace();
        }
        assert runs == before;
    }
}
