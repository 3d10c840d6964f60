package versions.trace_no_longer_printed;

// diff: versions.trace_no_longer_printed.Job::run
public final class Job {
    private static int runs;

    private Job() {}

    static int runs() {
        return runs;
    }

    public static int run(int n) {
        runs = n;
        System.out.flush();
        runs = 0;
        return n;
    }
}
