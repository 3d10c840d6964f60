package environment.no_output;

// System.setOut takes null.
// check: environment.no_output.Job::show
public final class Job {
    private Job() {}

    public static void show(int n) {
        assert System.out != null;
    }
}
