package callbacks.log_handler_calls_back;

import java.util.logging.Logger;

// A handler or filter of the caller sees what is logged.
// check: callbacks.log_handler_calls_back.Job::run
public final class Job {
    private static int runs;

    private Job() {}

    static void again() {
        runs++;
    }

    public static void run(int n) {
        int before = runs;
        Logger.getLogger("job").info("run");
        assert runs == before;
    }
}
