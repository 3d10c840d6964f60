package versions.trace_no_longer_printed;

public final class Job {
    private static int runs;

    private Job() {}

    static int runs() {
        return runs;
    }

    public static int run(int n) {
        System.out.flush();
        runs = 0;
        return n;
    }
}
