package callbacks.thread_of_the_caller_is_interrupted;

// The current thread may be of a caller's class.
// check: callbacks.thread_of_the_caller_is_interrupted.Job::run
public final class Job {
    private static int runs;

    private Job() {}

    static void again() {
        runs++;
    }

    public static void run(int n) {
        int before = runs;
        Thread.currentThread().interrupt();
        assert runs == before;
    }
}
