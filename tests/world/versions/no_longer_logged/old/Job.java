package versions.no_longer_logged;

// diff: versions.no_longer_logged.Job::run
import java.util.logging.Logger;

public final class Job {
    private Job() {}

    public static int run(int n) {
        Logger.getLogger("job").fine("run");
        return n;
    }
}
