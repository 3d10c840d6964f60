package callbacks.suppressed_of_the_caller;

import java.io.PrintWriter;
import java.io.StringWriter;

// The trace of an exception prints those that were suppressed, whose code is the caller's.
// check: callbacks.suppressed_of_the_caller.Job::run
public final class Job {
    private static int runs;

    private Job() {}

    public static void again() {
        runs++;
    }

    public static int run(Exception problem) {
        if (problem == null) {
            return 0;
        }
        RuntimeException all = new RuntimeException("all");
        all.addSuppressed(problem);
        int before = runs;
        all.printStackTrace(new PrintWriter(new StringWriter()));
        assert runs == before;
        return 1;
    }
}
