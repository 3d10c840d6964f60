package callbacks.own_exception_prints_itself;

import java.io.PrintWriter;
import java.io.StringWriter;

// Printing a trace runs the overridden toString.
// check: callbacks.own_exception_prints_itself.Job::run
public final class Job {
    private Job() {}

    public static int run(int n) {
        int before = Failure.asked;
        Failure failure = new Failure("no " + n);
        failure.printStackTrace(new PrintWriter(new StringWriter()));
        assert Failure.asked == before;
        return n;
    }
}
