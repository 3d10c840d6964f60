package environment.logger_was_made;

import java.util.logging.LogManager;

// check: environment.logger_was_made.Job::plain
public final class Job {
    private Job() {}

    public static void plain(int n) {
        assert LogManager.getLogManager().getLogger("job") == null;
    }
}
