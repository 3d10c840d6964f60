package environment.out_is_err;

// check: environment.out_is_err.Job::show
public final class Job {
    private Job() {}

    public static void show(int n) {
        assert System.out != System.err;
    }
}
