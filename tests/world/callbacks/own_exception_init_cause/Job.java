package callbacks.own_exception_init_cause;

// generate: callbacks.own_exception_init_cause.Job
public final class Job {
    private Job() {}

    public static String run(int n) {
        Failure failure = new Failure();
        if (n > 3) {
            failure.initCause(new IllegalStateException());
        }
        if (failure.causes() == 11) { // tempts
            return "eleven";
        }
        return failure.getCause() == null ? "none" : "some";
    }
}
